import type { InternalLink } from '../paths';
import { clause, serviceLine, type Source } from './sources.ts';

interface FaqItem {
  /** The question's id in the address, which must not change with the text. */
  id: string;
  sources: readonly Source<'privacy' | 'terms' | 'proPlan' | 'tokens'>[];
  /** For further reading. */
  links?: readonly { name: 'download' | 'contact'; to: InternalLink }[];
}

/** The questions in order, with texts `faq.{id}.question` and `faq.{id}.answer`. The build fails if a source is missing or marketing. */
export const faqItems = [
  { id: 'training', sources: [clause('privacy', '9.1'), clause('terms', '7.2')] },
  {
    id: 'storage',
    sources: [
      clause('privacy', '16.1'),
      clause('privacy', '8.1'),
      clause('privacy', '13.1'),
      clause('privacy', '4.3'),
      clause('privacy', '14.1'),
    ],
  },
  { id: 'checking', sources: [serviceLine(8), serviceLine(7), clause('terms', '6.2')] },
  { id: 'word', sources: [serviceLine(2), serviceLine(7)], links: [{ name: 'download', to: '/download' }] },
  { id: 'playbook', sources: [serviceLine(10)] },
  { id: 'documents', sources: [serviceLine(9), serviceLine(6)] },
  { id: 'hebrew', sources: [serviceLine(11)] },
  { id: 'models', sources: [serviceLine(12), serviceLine(18)] },
  {
    id: 'cost',
    sources: [
      { source: 'proPlan', to: '/pricing#plan-pro' },
      { source: 'tokens', to: '/tokens' },
    ],
  },
  { id: 'rollout', sources: [serviceLine(14), serviceLine(15), serviceLine(16), serviceLine(17)] },
  {
    id: 'access',
    sources: [clause('terms', '16.1'), clause('terms', '16.4'), clause('terms', '16.9')],
    links: [{ name: 'contact', to: '/contact' }],
  },
] as const satisfies readonly FaqItem[];

export type FaqId = (typeof faqItems)[number]['id'];
