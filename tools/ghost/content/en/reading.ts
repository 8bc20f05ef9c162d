/** English posts about reading: sources, definitions, sanctions. Facts are cited in the posts; everything else is method. */
import type { PostText } from '../calendar.ts';

export const noSource: PostText = {
  title: 'No source found is an answer',
  slug: 'no-source-found-is-an-answer',
  alt: 'Lines of text; one is highlighted, and a line leads from it to a comment in the margin',
  body: (b) =>
    b.document(
      b.p(
        'A research tool that always answers is easy to build and hard to trust. The useful one can come back with nothing, and say plainly that nothing is what it found.',
      ),
      b.p(
        'In *Mata v. Avianca* (S.D.N.Y. 2023) a filing relied on decisions that did not exist. They were fluent and they looked like authorities. What they lacked was the one property an authority needs: it can be opened.',
      ),
      b.h2('What a citation owes you'),
      b.p('Three things, in this order:'),
      b.ol(
        'the passage, quoted as it stands and not as it was remembered;',
        'the place, down to the page or the paragraph;',
        'the means to get there in one step, before anyone relies on it.',
      ),
      b.quote('A citation is a promise with an address. If the address is empty, so is the promise.'),
      b.p(
        'The need has been measured. A Stanford study put legal questions to research tools and found that two leading products erred in 17 and 33 per cent of their answers, and general chatbots in 58 to 82 per cent. Better is not the same as enough. The honest promise is that an answer can be *checked*, never that it is right.',
      ),
      b.html(
        '<table><caption>What an answer must carry before it is shown</caption><thead><tr><th>Answer</th><th>Quoted passage</th><th>Page</th><th>Shown as</th></tr></thead><tbody><tr><td>Found in the document</td><td>required</td><td>required</td><td>answer, with its source</td></tr><tr><td>Found in two places that disagree</td><td>both</td><td>both</td><td>conflict, side by side</td></tr><tr><td>Inferred from several clauses</td><td>each</td><td>each</td><td>inference, marked as one</td></tr><tr><td>Not found</td><td>none</td><td>none</td><td>“No source found”</td></tr></tbody></table>',
      ),
      b.callout(
        '<b>A citation check is not a legal opinion.</b> It confirms that the passage exists and says what is quoted. Whether it helps remains your problem, and your fee.',
        '§',
        'yellow',
      ),
      b.h2('The same rule in a playbook'),
      b.p('If the playbook is kept as text, the rule is four lines long:'),
      b.code(
        'rule 9.1   citations\n  prefer    quoted passage + page\n  fallback  page only, marked “unquoted”\n  stop      no source → answer “No source found”',
      ),
      b.h2('Three kinds of nothing'),
      b.p(
        'Nothing in the document, nothing in the bundle and nothing in the law are three different findings. Only the last is a reason to worry, and it is the one that a document assistant has no business announcing.',
      ),
      b.p(
        'So read “No source found” as it is written: no source, in these documents, for these words. Then decide whether to widen the search or to stop. That decision is billable. The guess would not have been.',
      ),
    ),
};

export const definitions: PostText = {
  title: 'Read the definitions last',
  slug: 'read-the-definitions-last',
  alt: 'A section sign, taller than the page',
  body: (b, media) =>
    b.document(
      b.p(
        'Everyone reads a contract from page one, and everyone who drafts one knows it. Start at the other end.',
      ),
      b.h2('An order of reading'),
      b.ol(
        '**Notices.** Who must be told, where, and when a notice counts as received.',
        '**Termination.** Who may leave, after how long, and which clauses survive.',
        '**Liability and indemnity.** The cap, and then the list of things it does not cap.',
        '**Assignment and change of control.** Who the other side may become.',
        '**Schedules.** Where the price is, and where the exceptions to everything above were put.',
        '**Definitions.** Last.',
      ),
      b.h2('Why last'),
      b.p(
        'A definition read first is a word. Read after the operative clauses it is a consequence. “Confidential Information means all information” looks thorough on page one. On page twelve, beside an uncapped indemnity, it looks expensive.',
      ),
      b.image(media.images.proof, {
        alt: 'A sheet of text between trim marks',
        caption: 'A page as a proof: nothing on it is final until someone says so.',
      }),
      b.h2('What to ask a machine'),
      b.p(
        'Four findings about defined terms need no judgement, only patience, and patience is what software has: defined and never used; used and never defined; defined twice; defined by reference to itself.',
      ),
      b.code(
        "defined = set(definitions)\nused = {term for clause in clauses for term in terms_in(clause)}\n\nprint('Defined, never used:', sorted(defined - used))\nprint('Used, never defined:', sorted(used - defined))",
        'python',
        'Two of the four findings, for those who count by machine',
      ),
      b.p('Ten more deserve a flag in almost any commercial document, and then a person:'),
      b.ul(
        'change of control, assignment, termination;',
        'exclusivity, non-compete, most favoured customer;',
        'the indemnity cap, governing law, data protection, renewal.',
      ),
      b.p(
        'For each, three states are enough: standard, not standard, missing. “Missing” is the one that a reader skips, because there is nothing there to read.',
      ),
    ),
};

export const sanctions: PostText = {
  title: 'Sanctions for invented cases',
  slug: 'sanctions-for-invented-cases',
  body: (b) =>
    b.document(
      b.p(
        'Two courts, less than two years apart, had to write about the same thing: a filing that cites what nobody opened. In [Mata v. Avianca](https://en.wikipedia.org/wiki/Mata_v._Avianca,_Inc.) (S.D.N.Y. 2023) counsel were sanctioned for relying on decisions that a chatbot had made up. In Israel, in HCJ 38379-12-24 (23 February 2025), a petition relied on 36 judgments with invented or wrong references; the Court set out what may follow, dismissal and personal costs among it, and noted in the same judgment that the technology has promise where it is used responsibly.',
      ),
      b.p(
        'Neither judgment is about software. Both are about a signature. The tool offered authority, the authority was not there, and the person who signed had not looked.',
      ),
      b.h2('Before filing'),
      b.ol(
        'Open every authority. Not the summary: the judgment.',
        'Compare the quotation with the page it is said to come from.',
        'Check that it is still good law, and note the date of the check.',
        'Keep the list. It takes minutes, and it is the first thing anyone will ask for.',
      ),
      b.quote('The duty to read is not delegable.'),
      b.p(
        'A tool can make this quicker by showing the passage beside the claim, and by saying so when there is no passage. It cannot make it optional.',
      ),
    ),
};

export const stetDefined: PostText = {
  title: 'Stet, defined',
  slug: 'stet-defined',
  body: (b) =>
    b.document(
      b.p(
        '*Stet*: Latin, “let it stand”. Proofreaders write it in the margin and put dots under words that were struck and should not have been. It is the one mark on a page which records that a change was considered, and refused.',
      ),
    ),
};
