/** English posts about keeping things in: confidentiality, members' notes, and what is not published. */
import type { PostText } from '../calendar.ts';

export const paste: PostText = {
  title: 'Before you paste',
  slug: 'before-you-paste',
  excerpt:
    'What is typed into a prompt is disclosed to someone. The work is to know to whom, and to know it before.',
  alt: 'Pale lines of text on black; some words are covered by blank bars',
  body: (b, media) =>
    b.document(
      b.p(
        'What is typed into a prompt is disclosed to someone. The work is to know to whom, and to know it before. Afterwards it is called an incident.',
      ),
      b.h2('Consent that is informed'),
      b.p(
        'ABA Formal Opinion 512 (29 July 2024) asks for the client’s informed consent before information about the representation goes into a tool that learns from what it is given, and adds that boilerplate in an engagement letter is not enough. A tool that does not train on what it reads takes that question away. It leaves the others.',
      ),
      b.h2('Clients who have opted out'),
      b.p(
        'Outside-counsel guidelines often forbid generative AI, or ask for consent first. Some of the bans were written in 2022 and 2023 and now meet the same client’s expectations about cost. Whichever wins, the check belongs before the upload:',
      ),
      b.ol(
        'a list of clients and matters that are out;',
        'a warning that gives the reason, before anything is sent;',
        'an override that takes a name and leaves a record.',
      ),
      b.callout('A warning after the upload is a report.', '§', 'yellow'),
      b.h2('Masking that can be defended'),
      b.p(
        'The same person gets the same token throughout. Only the firm can turn the tokens back. What was masked is listed, with the reason, because “the model marked it” is not one.',
      ),
      b.p(
        'Hebrew needs more care: names take prefixes, surnames come in pairs, and an identity number is nine digits that look like any other nine.',
      ),
      b.h2('What to ask the vendor'),
      b.toggle(
        'Who can read what I type',
        'Read the terms, then the list of subprocessors. The second is shorter and says more.',
      ),
      b.toggle(
        'How long it is kept',
        'There are two periods: the vendor’s, and that of the vendor’s model provider. Ask for both in writing.',
      ),
      b.toggle(
        'What happens when a subprocessor changes',
        'Notice of 14 to 45 days is common. Ask what you may do with it besides read it.',
      ),
      b.toggle(
        'What happens at the end',
        'Export, deletion, and a confirmation of the deletion. In that order.',
      ),
      b.file(media.file, 'The questions as a text file', 'Plain text, one page, no logo'),
      b.button('Open the questions', media.file.url),
    ),
};

export const annotated: PostText = {
  title: 'The annotated entry',
  slug: 'the-annotated-entry',
  excerpt: 'One playbook entry, with a note on every word of it.',
  alt: 'A caret between two lines, and above it the words it lets in',
  body: (b) =>
    b.document(
      b.p('The entry is eleven lines long. Anyone may read this one.'),
      b.paywall(),
      b.p('The other ten are for members.'),
    ),
};

export const draft: PostText = {
  title: 'On the serial comma',
  slug: 'unfinished-draft',
  body: (b) => b.document(b.p('Not for the public, not yet.')),
};

export const page: PostText = {
  title: 'About',
  slug: 'about',
  body: (b) => b.document(b.p('Notes on drafting and review, signed by desks and not by faces.')),
};

export const checklist = `Before you paste

1. Which tool, which account, which matter.
2. Is the client on the list of those who opted out.
3. Who can read what is typed, and for how long it is kept: the vendor, the model provider.
4. Is anything used for training. Where does it say so.
5. What was masked, by which rule, and who can unmask it.
6. Which answer will be relied on, and where its source was opened.
`;
