/** What both blogs share: the posts' dates, tags, desks and pictures. The words are in `en/` and `he/`. */
import type { Builders } from '../lib/lexical.ts';
import type { Media } from '../lib/media.ts';
import type { PictureName } from '../lib/pictures.ts';

/** The blogs are signed by desks: an author who does not exist would be an invention. */
export type Desk = 'drafting' | 'review' | 'citations';
export type Tag =
  'drafting' | 'review' | 'citations' | 'playbooks' | 'confidentiality' | 'hebrew' | 'newsletter';

interface Entry {
  published: string;
  /** When its text last changed, if later. */
  updated?: string;
  status?: 'draft';
  visibility?: 'members';
  featured?: true;
  tags: Tag[];
  desks: Desk[];
  image?: PictureName;
}

/** Newest first. Between them the posts hold every odd case that Ghost can answer with. */
export const calendar = {
  /** Winter time: its date carries another offset than the rest. */
  noSource: {
    published: '2026-11-03T07:00:00.000Z',
    tags: ['citations'],
    desks: ['citations'],
    image: 'margin',
  },
  /** An internal tag, two authors, a custom excerpt. */
  playbook: {
    published: '2026-10-06T06:30:00.000Z',
    featured: true,
    tags: ['playbooks', 'drafting', 'newsletter'],
    desks: ['drafting', 'review'],
    image: 'brackets',
  },
  /** In Hebrew without a slug of its own: Ghost makes one from the title. */
  twoColumns: {
    published: '2026-09-15T06:30:00.000Z',
    tags: ['hebrew', 'drafting'],
    desks: ['drafting'],
    image: 'columns',
  },
  /** Opens with a gallery; in Hebrew with a slug asked for in Hebrew, which Ghost transliterates. */
  redline: {
    published: '2026-09-01T06:30:00.000Z',
    tags: ['drafting', 'review'],
    desks: ['drafting'],
    image: 'redline',
  },
  definitions: {
    published: '2026-08-11T06:30:00.000Z',
    tags: ['review'],
    desks: ['review'],
    image: 'section',
  },
  /** Changed weeks after it was published. */
  paste: {
    published: '2026-07-21T06:30:00.000Z',
    updated: '2026-09-08T06:30:00.000Z',
    tags: ['confidentiality'],
    desks: ['citations', 'review'],
    image: 'redaction',
  },
  /** No tags, no picture, and long enough for the automatic excerpt to be cut. */
  sanctions: { published: '2026-07-07T06:30:00.000Z', tags: [], desks: ['citations'] },
  /** A few lines: Ghost says it takes 0 minutes to read. */
  stetDefined: { published: '2026-06-16T06:30:00.000Z', tags: ['drafting'], desks: ['drafting'] },
  /** Every card of Ghost's editor once, hostile HTML included. */
  specimen: {
    published: '2026-06-02T06:30:00.000Z',
    tags: ['drafting'],
    desks: ['drafting', 'review', 'citations'],
    image: 'stet',
  },
  annotated: {
    published: '2026-05-19T06:30:00.000Z',
    visibility: 'members',
    tags: ['playbooks'],
    desks: ['review'],
    image: 'caret',
  },
  draft: { published: '2026-05-05T06:30:00.000Z', status: 'draft', tags: ['drafting'], desks: ['drafting'] },
} as const satisfies Record<string, Entry>;

export type PostName = keyof typeof calendar;
export const postNames = Object.keys(calendar) as PostName[];
/** A post's entry, with the optional fields that `as const` hides. */
export const entryOf = (name: PostName): Entry => calendar[name];

/** The words of one post. */
export interface PostText {
  title: string;
  /** Absent: Ghost makes one from the title. */
  slug?: string;
  excerpt?: string;
  /** What the feature image shows. */
  alt?: string;
  /** Beside the feature image; HTML. */
  imageCaption?: string;
  body: (b: Builders, media: Media) => string;
}

/** The words of one blog. */
export interface BlogText {
  direction: 'ltr' | 'rtl';
  settings: Record<string, unknown>;
  desks: Record<Desk, { name: string; bio: string }>;
  tags: Record<Tag, { name: string; slug?: string; description?: string }>;
  posts: Record<PostName, PostText>;
  page: PostText;
  /** The file that „before you paste” offers, plain text. */
  checklist: string;
}
