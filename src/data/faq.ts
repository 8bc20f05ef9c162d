import type { InternalLink } from '../paths';

/** Where a fact of an answer is: a page, or a section or clause of it by the number it carries there. */
interface FaqSource {
  name: 'section' | 'forIt' | 'privacy' | 'terms' | 'proPlan' | 'download' | 'tokens' | 'contact';
  number?: string;
  to: InternalLink;
}

interface FaqItem {
  /** The question's own address, `/faq#id` (F1); it stays when the words change. */
  id: string;
  sources: readonly FaqSource[];
}

const home = (number: string, id: string) => ({ name: 'section', number, to: `/#${id}` }) as const;
const forIt = (number: string, id: string) => ({ name: 'forIt', number, to: `/for-it#${id}` }) as const;
const clause = <Page extends 'privacy' | 'terms'>(name: Page, number: `${number}.${number}`) =>
  ({ name, number, to: `/${name}#s-${number.replace('.', '-')}` }) as const;

/**
 * The eleven questions in their order (F1); the words are the messages `faq.{id}.question` and `faq.{id}.answer`. The build
 * fails when a source names a place that is not there (X8).
 */
export const faqItems = [
  {
    id: 'training',
    sources: [clause('privacy', '9.1'), clause('terms', '7.2'), home('7.1', 'private_secure')],
  },
  { id: 'storage', sources: [forIt('5', 'deployment'), clause('privacy', '14.1')] },
  { id: 'checking', sources: [home('6', 'document_support'), clause('terms', '6.2')] },
  { id: 'word', sources: [forIt('8', 'assistant'), { name: 'download', to: '/download' }] },
  { id: 'playbook', sources: [home('4', 'expertise'), home('3', 'workflow')] },
  { id: 'documents', sources: [home('6', 'document_support')] },
  { id: 'hebrew', sources: [clause('terms', '19.4')] },
  { id: 'models', sources: [home('5', 'top_llm'), forIt('7', 'flexibility')] },
  {
    id: 'cost',
    sources: [
      { name: 'proPlan', to: '/pricing#plan-pro' },
      { name: 'tokens', to: '/tokens' },
    ],
  },
  {
    id: 'rollout',
    sources: [forIt('3', 'compliance'), forIt('4', 'single-sign-on'), forIt('6', 'dashboard')],
  },
  {
    id: 'access',
    sources: [clause('terms', '16.1'), clause('privacy', '17.1'), { name: 'contact', to: '/contact' }],
  },
] as const satisfies readonly FaqItem[];

export type FaqId = (typeof faqItems)[number]['id'];
