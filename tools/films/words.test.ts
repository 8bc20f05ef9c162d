import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageCodes, type Language } from '../../src/locale/languages.ts';
import recorded from './recorded.json' with { type: 'json' };
import { noteOf, recordings } from './recordings.ts';
import { fingerprintOf, plainSpaces, scriptOf } from './script.ts';
import { plain, wordsOf, type WordId } from './words.ts';

/** The text of a film's wide version. */
function filmed(name: string, language: Language): string {
  const { scene } = recordings.find((one) => one.name.endsWith(name) && one.suffix === '')!;
  return scriptOf(scene(language));
}

/** A message with its changes open, and with all accepted. */
const open = (text: string) => plain(text);
const accepted = (text: string) => plain(text.replaceAll(/<del>.*?<\/del> ?/g, ''));

describe.each(languageCodes)('The films say what the pages say in %s', (language) => {
  const say = wordsOf(language);

  it.each([
    ['hero/hero', 'samples.changes.notice'],
    ['workflow-6-ask-anything', 'samples.assignment.affiliate'],
    ['workflow-6-ask-anything', 'samples.assignment.breach'],
    ['workflow-6-ask-anything', 'samples.citation.question'],
    ['workflow-6-ask-anything', 'samples.citation.agreement'],
    ['workflow-6-ask-anything', 'samples.citation.letter'],
    ['meet/meet', 'samples.meet.sentence'],
    ['workflow-1-review-contract', 'download.drawing.clause'],
    ['workflow-1-review-contract', 'download.drawing.reason'],
  ] satisfies [string, WordId][])('%s: %s', (name, id) => {
    const film = filmed(name, language);
    expect(film).toContain(open(say(id)));
    expect(film).toContain(name === 'meet/meet' ? open(say(id)) : accepted(say(id)));
  });

  it('gives the whole answer, split into a title and a text', () => {
    const film = filmed('workflow-6-ask-anything', language);
    const answer = say('samples.citation.answer').replaceAll(/<source>.<\/source>|<\/?together>/g, '');
    for (const sentence of plain(answer)
      .split(/\.\s|\.$/)
      .filter(Boolean))
      expect(film).toContain(sentence);
  });

  it('types the sentence of § 2', () => {
    expect(plainSpaces(filmed('workflow-1-review-contract', language))).toContain(
      plainSpaces(plain(say('samples.confidentiality.clause'))),
    );
  });

  it.each(recordings)('has filmed $name$suffix with the words of its scene', (recording) => {
    const films: Record<string, string> = recorded;
    expect(films[noteOf(recording, language)]).toBe(fingerprintOf(recording.scene(language)));
  });

  it.each(['hero/hero', 'meet/meet'])('captions %s with the words of its transcript', (name) => {
    const { captions = [] } = recordings.find((one) => one.name === name)!.scene(language);
    const vtt = readFileSync(`${import.meta.dirname}/../../public/media/${name}.${language}.vtt`, 'utf8');
    const spoken = vtt
      .split('\n\n')
      .slice(1)
      .map((cue) => cue.trim().split('\n')[1]);
    expect(spoken).toEqual(captions.map(({ text }) => text));
  });
});

describe.each(languageCodes)('The samples agree with each other in %s', (language) => {
  const say = wordsOf(language);
  const words = (id: WordId) => plain(say(id));
  const [, cut = '', put = ''] = /<del>(.*?)<\/del> <ins>(.*?)<\/ins>/.exec(say('samples.changes.notice'))!;

  it('applies the preferred position of the rule that it names', () => {
    const months = /\d+/.exec(words('samples.notice.preferred'))![0];
    const rule = /\d\.\d/.exec(words('samples.notice.clause'))![0];
    expect(plain(put)).toContain(months);
    expect(words('samples.card.notice.body')).toContain(months);
    for (const id of ['samples.applied.rule', 'samples.card.notice.source', 'samples.hero.rule'] as const)
      expect(words(id)).toContain(rule);
  });

  it('quotes the change of clause 9.1 in the transcript', () => {
    // In the clause a joiner or a space keeps the number's words on one line.
    for (const change of [cut, put])
      expect(words('samples.hero.mark')).toContain(
        plain(change).replaceAll('\u2060', '').replaceAll('\u00a0', ' '),
      );
  });

  it('describes the proof sheet in the picture’s alternative text', () => {
    expect(words('samples.meet.still')).toContain(words('samples.meet.sentence'));
  });
});
