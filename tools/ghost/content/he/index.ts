import type { BlogText } from '../calendar.ts';
import { definitions, noSource, sanctions, stetDefined } from './reading.ts';
import { playbook, redline, twoColumns } from './drafting.ts';
import { annotated, checklist, draft, page, paste } from './keeping.ts';
import { specimen } from './specimen.ts';

/** The Hebrew blog. */
export const blog: BlogText = {
  direction: 'rtl',
  settings: {
    title: 'בשוליים',
    description: 'רשימות על ניסוח, על סקירה ועל מה שמוטב לומר למכונה לא להחליט.',
    locale: 'he',
    timezone: 'Asia/Jerusalem',
    accent_color: '#141c28',
    navigation: [{ label: 'בשוליים', url: '/' }],
    secondary_navigation: [],
    outbound_link_tagging: false,
    facebook: null,
    twitter: null,
  },
  desks: {
    drafting: { name: 'שולחן הניסוח', bio: 'כותב את הסעיף, ואחר כך את הסעיף הקצר יותר.' },
    review: { name: 'שולחן הסקירה', bio: 'קורא את מה שהוסכם, לפי סדר הכאב.' },
    citations: { name: 'שולחן ההפניות', bio: 'פותח כל אסמכתה לפני שמישהו נשען עליה.' },
  },
  tags: {
    drafting: { name: 'ניסוח', slug: 'drafting', description: 'לכתוב, ולסמן' },
    review: { name: 'סקירה', slug: 'review', description: 'לקרוא את מה שכתב הצד השני' },
    citations: { name: 'הפניות', slug: 'citations', description: 'מקורות שאפשר לפתוח' },
    playbooks: { name: 'פלייבוק', slug: 'playbooks', description: 'כללי הבית, בכתב' },
    confidentiality: { name: 'סודיות', slug: 'confidentiality' },
    // no slug: Ghost transliterates the name
    hebrew: { name: 'עברית' },
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
