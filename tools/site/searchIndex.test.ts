import { describe, expect, it } from 'vitest';
import { readPage } from './readPage';
import { searchEntries, searchIndexes } from './searchIndex';

const html = `<html><head><title>Questions · Firm</title><meta name="description" content="About it."></head><body>
<header><h2>Header</h2></header><main id="main"><h1>Questions</h1>
<section id="one"><h2><button><span><span>1</span><span>Is it <del>safe</del>?</span></button></h2><div><p>Yes.</p><p>Quite.</p><p data-unindexed>Without scripts.</p><label>Filter</label><p role="status">1 of 2</p><a href="/a">§ 9.1</a><a href="/b">Terms</a><ul><li><button>Press</button></li><li>Last</li></ul></div><svg><text>drawn</text></svg></section>
<section id="two"><h2><span>7.2</span><span>Hosting</span></h2><table><tr><th>Own</th><td>$5</td></tr><tr><th>Ours</th><td>$7</td></tr></table></section>
<section id="three"><div data-rail><div>§ 3</div><p>Work</p></div><h2>Jobs</h2><h3>Review</h3><p>Reads it.</p></section>
<section id="s-12"><h2><span>12</span><span>Secrecy</span></h2><div id="s-12-4"><a href="#s-12-4"><bdi>12.4</bdi></a><p>It lasts.</p></div><div id="note">Note<span>two</span></div></section>
<section id="bare"><p>No heading</p></section><section id="hebrew_support"><h2>Hebrew</h2></section></main></body></html>`;

describe('the search index (X15)', () => {
  it('describes a page by its heading only if its name says something else', () => {
    const textOf = (name: string) => searchEntries('/faq', name, readPage(html))[0]?.text;
    expect([textOf('Questions'), textOf('Help')]).toEqual(['About it.', 'Questions · About it.']);
  });

  it('has the page, and each part that has an address and a heading, with cells, labels and headings separated and its number apart, and each clause', () => {
    expect(searchEntries('/faq', 'Questions', readPage(html))).toEqual([
      { to: '/faq', page: '', title: 'Questions', text: 'About it.' },
      { to: '/faq#one', page: 'Questions', title: 'Is it safe?', text: 'Yes. Quite. § 9.1 Terms Last' },
      { to: '/faq#two', page: 'Questions', title: 'Hosting', text: 'Own · $5; Ours · $7', number: '7.2' },
      {
        to: '/faq#three',
        page: 'Questions',
        title: 'Jobs',
        text: 'Work · Review · Reads it.',
        number: '3',
      },
      { to: '/faq#s-12', page: 'Questions', title: 'Secrecy', text: 'It lasts. Note two', number: '12' },
      {
        to: '/faq#s-12-4',
        page: 'Questions',
        title: 'Secrecy',
        text: 'It lasts.',
        number: '12.4',
        byNumber: true,
      },
    ]);
  });

  it('has the abbreviations of what a part says, in each language', () => {
    const page = (language: 'en' | 'he', title: string) => ({
      language,
      path: '/faq',
      file: '',
      document: readPage(`<title>T</title><main><h1>${title}</h1></main>`),
    });
    const phrases: Record<string, string> = { en: 'single sign-on', he: 'כניסה אחודה' };
    const indexes = searchIndexes(
      [page('en', 'Is single sign-on here?'), page('en', 'A sign'), page('he', 'בכניסה אחודה')],
      (language) => (id) =>
        ({
          'shell.page.faq': 'FAQ',
          'search.alias.sso': phrases[language]!,
          'search.numbered.also': 'clause',
        })[id] ?? 'nothing of the kind',
    );
    const also = (language: string) =>
      (JSON.parse(indexes[`search/${language}.json`] ?? '[]') as { also?: string }[]).map(
        (entry) => entry.also,
      );
    expect([also('en'), also('he')]).toEqual([['sso', undefined], ['sso']]);
  });
});
