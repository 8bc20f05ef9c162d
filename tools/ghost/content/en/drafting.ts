/** English posts about drafting: playbooks, bilingual agreements, tracked changes. */
import type { PostText } from '../calendar.ts';

export const playbook: PostText = {
  title: 'Write down what you will not accept',
  slug: 'write-down-what-you-will-not-accept',
  excerpt:
    'Preferred positions are pleasant to draft. The useful page of a playbook is the one that says when to stop, who decides, and by what time they will have to be awake.',
  alt: 'Brackets within brackets around one highlighted blank',
  imageCaption:
    'The bracket is the <b>lawyer’s</b> placeholder: something goes here, and someone decides what.',
  body: (b, media) =>
    b.document(
      b.p(
        'Most playbooks are a list of **preferred positions**. They are pleasant to draft, and they answer the question that nobody asks at eleven at night. That question is what happens when the other side says no.',
      ),
      b.h2('The parts of an entry'),
      b.p('An entry belongs to one clause type. It has five parts, and each part has a reason beside it:'),
      b.markdown(
        '| Part | What it says | Sample: cap on liability |\n| --- | --- | ---: |\n| Preferred text | The words we offer | 12 months of fees |\n| Fallbacks | What we accept, in order | 18, then 24 months |\n| Escalation | Who is asked, and when | above 24 months |\n| Hard stop | What we do not sign | no cap at all |\n| Owner | Who may change this entry | a named person |\n\nThe figures are a *sample*, not advice.',
      ),
      b.image(media.images.ladder, {
        alt: 'Five blocks of growing height; the fourth is highlighted, the last is black',
        caption: 'From preferred to hard stop: every step has a <b>reason</b> and an owner',
        cardWidth: 'wide',
      }),
      b.h3('Three fallbacks'),
      b.p(
        'Liability, indemnity and intellectual property usually carry three fallbacks each. With fewer, the reviewer improvises. With more, nobody remembers which one was the floor.',
      ),
      b.h3('One stop'),
      b.p(
        'A hard stop is short. It names the words that end the negotiation and the person who may reopen it.',
      ),
      b.aside('A hard stop without a name beside it is a wish.'),
      b.h2('Every edit names its rule'),
      b.p(
        'A reviewer trusts an edit that names the rule it applies and suspects one that does not. That holds for colleagues and for software. It follows that the playbook has versions, and that a review is pinned to the version it ran under. Otherwise last month’s review fails against this month’s rule, and both are right.',
      ),
      b.code(
        'const findings = clauses\n  .filter((clause) => playbook.has(clause.type))\n  .map((clause) => ({ clause, rule: playbook.get(clause.type).id, version: playbook.version }));',
        'javascript',
        'A finding without a rule and a version is an opinion',
      ),
      b.toggle(
        'Who approves a departure',
        'The person named in the entry. Not the person who happens to be in the thread.',
        'The approval is recorded where the change is, so that the next reader finds both.',
      ),
      b.toggle(
        'How long an entry may be',
        'One screen. What does not fit is guidance, and guidance is not a rule.',
      ),
      b.h2('What to leave out'),
      b.ul(
        'house style: a `Shall` that became a `must` is not a risk;',
        'positions that nobody has ever walked away for;',
        '~~everything~~ anything that was copied from another playbook and never argued about.',
      ),
      b.hr(),
      b.p(
        'Then give the page to someone who did not write it, with a contract that breaks three of its rules. If all three are found, it is a playbook. If two are, it is a draft.',
      ),
    ),
};

export const twoColumns: PostText = {
  title: 'Two columns, one meaning',
  slug: 'two-columns-one-meaning',
  alt: 'A sheet with two columns of text that run towards each other, under one numbering',
  body: (b) =>
    b.document(
      b.p(
        'Bilingual agreements drift. One column takes a change at midnight, the other does not, and the prevailing-language clause becomes the only clause that anyone reads.',
      ),
      b.h2('One numbering'),
      b.p(
        'The first rule is simple: one clause, one number. There is no “clause 7 of the Hebrew version”. There is clause 7.2, and it is written twice.',
      ),
      b.quote(
        'A good translation does not look like a translation. A good bilingual agreement looks like two originals.',
      ),
      b.h2('What falls between the columns'),
      b.p('Three pairs that look equal, and are not:'),
      b.markdown(
        '| In Hebrew | In English | What fell out |\n| --- | --- | --- |\n| ימים | Business Days | the weekend |\n| רשאי | shall | the discretion |\n| לרבות | namely | everything else |',
      ),
      b.callout(
        '<b>A prevailing-language clause is no substitute for reading.</b> It decides who wins the argument. It does not prevent it.',
        '§',
        'yellow',
      ),
      b.h2('Mark both, or neither'),
      b.p(
        'The second rule: a change in one column opens a comment in the other, and the comment stays open until a person closes it. The same goes for a defined term, which travels as a pair or not at all.',
      ),
      b.h3('Searching in Hebrew'),
      b.p(
        'Hebrew writes “and”, “the”, “in”, “to” and “from” as letters on the front of the word. A search for a defined term that does not expect them finds half of its uses, and reports the other half as absent.',
      ),
      b.h3('Numbers'),
      b.p(
        'Digits, ranges and section references keep running left to right inside a Hebrew line. A range of 10–50 that prints as 50–10 is not a typing error. It is a different clause.',
      ),
    ),
};

export const redline: PostText = {
  title: 'In defence of the redline',
  slug: 'in-defence-of-the-redline',
  alt: 'Lines of text with one deletion struck through and one insertion underlined twice',
  body: (b, media) =>
    b.document(
      b.gallery(
        [
          { image: media.images.draft, alt: 'Lines of text' },
          { image: media.images.proposed, alt: 'The same lines, one of them struck through' },
          { image: media.images.decided, alt: 'The same lines, with a shorter deletion and an insertion' },
          { image: media.images.stands, alt: 'The same lines; dots under the words that stay' },
        ],
        'Drafted, struck, reworded, and in the end kept',
      ),
      b.p(
        'Clean copies are for people who trust each other. Everyone else is owed a record of what changed, who changed it, and why.',
      ),
      b.h2('Words, not clauses'),
      b.p(
        'Change words. A clause that is replaced whole hides the two words that moved among the forty that did not, and asks the other side to find them. A tracked change made by a named author, with the numbering and the formatting kept and one reason in one comment, can be accepted or rejected alone. That is the point of it.',
      ),
      b.h2('What has to survive'),
      b.ul(
        'defined terms, still defined and still used;',
        'cross-references, still pointing at what they pointed at;',
        'numbering and schedules, in the order the text refers to;',
        'the master agreement and its order form, still agreeing with each other.',
      ),
      b.h2('Two copies of one document'),
      b.p(
        'Send the marked copy and the clean copy together. Accepting everything in the first must give the second, letter for letter. If it does not, one of them is not a copy, and the other side will notice which.',
      ),
      b.p(
        'Then clean the metadata. A comment written for the client is not a comment written for the counterparty, and file properties have settled more arguments than recitals.',
      ),
      b.h2('The mark for leaving alone'),
      b.p(
        'A rejected change usually vanishes, as if nobody had asked. Proofreaders keep it: dots under the words, and *stet* in the margin. It records that somebody looked, and that the words stand on purpose.',
      ),
    ),
};
