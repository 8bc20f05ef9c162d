import type { InternalLink } from '../paths';

interface FaqItem {
  /** The question's own address, `/faq#id` (F1); it stays when the words change. */
  id: string;
  /** Where the facts of the answer are. */
  sources: readonly {
    name: 'section' | 'forIt' | 'download' | 'tokens' | 'contact';
    number?: string;
    to: InternalLink;
  }[];
}

/** The eleven questions in their order (F1); the words are the messages `faq.{id}.question` and `faq.{id}.answer`. */
export const faqItems = [
  { id: 'training', sources: [{ name: 'section', number: '7.1', to: '/#private_secure' }] },
  { id: 'storage', sources: [{ name: 'forIt', to: '/for-it' }] },
  { id: 'checking', sources: [{ name: 'section', number: '6', to: '/#document_support' }] },
  { id: 'word', sources: [{ name: 'download', to: '/download' }] },
  { id: 'playbook', sources: [{ name: 'section', number: '4', to: '/#expertise' }] },
  { id: 'documents', sources: [{ name: 'section', number: '6', to: '/#document_support' }] },
  { id: 'hebrew', sources: [] },
  { id: 'models', sources: [{ name: 'section', number: '5', to: '/#top_llm' }] },
  {
    id: 'cost',
    sources: [
      { name: 'section', number: '8', to: '/#affordable_plan' },
      { name: 'tokens', to: '/tokens' },
    ],
  },
  { id: 'rollout', sources: [{ name: 'forIt', to: '/for-it' }] },
  { id: 'access', sources: [{ name: 'contact', to: '/contact' }] },
] as const satisfies readonly FaqItem[];

export type FaqId = (typeof faqItems)[number]['id'];
