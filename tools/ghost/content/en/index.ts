import type { BlogText } from '../calendar.ts';
import { definitions, noSource, sanctions, stetDefined } from './reading.ts';
import { playbook, redline, twoColumns } from './drafting.ts';
import { annotated, checklist, draft, page, paste } from './keeping.ts';
import { specimen } from './specimen.ts';

/** The English blog. */
export const blog: BlogText = {
  direction: 'ltr',
  settings: {
    title: 'The Margin',
    description: 'Notes on drafting, review, and the things a machine should be told not to decide.',
    locale: 'en',
    timezone: 'Asia/Jerusalem',
    accent_color: '#141c28',
    navigation: [{ label: 'The Margin', url: '/' }],
    secondary_navigation: [],
    outbound_link_tagging: false,
    facebook: null,
    twitter: null,
  },
  desks: {
    drafting: { name: 'The drafting desk', bio: 'Writes the clause, and then the shorter one.' },
    review: { name: 'The review desk', bio: 'Reads what was agreed, in the order it hurts.' },
    citations: { name: 'The citations desk', bio: 'Opens every authority before anyone relies on it.' },
  },
  tags: {
    drafting: { name: 'Drafting', slug: 'drafting', description: 'Writing it, and marking it up' },
    review: { name: 'Review', slug: 'review', description: 'Reading what the other side wrote' },
    citations: { name: 'Citations', slug: 'citations', description: 'Sources that can be opened' },
    playbooks: { name: 'Playbooks', slug: 'playbooks', description: 'House rules, written down' },
    confidentiality: { name: 'Confidentiality', slug: 'confidentiality' },
    hebrew: { name: 'Hebrew', slug: 'hebrew' },
    newsletter: { name: '#newsletter', slug: 'hash-newsletter' },
  },
  posts: {
    noSource,
    playbook,
    twoColumns,
    redline,
    definitions,
    paste,
    sanctions,
    stetDefined,
    specimen,
    annotated,
    draft,
  },
  page,
  checklist,
};
