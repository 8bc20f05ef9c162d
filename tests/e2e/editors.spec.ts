import { servePost } from './support/blogAnswers.ts';
import { article, cards, title } from './support/blogPage.ts';
import { messages } from './support/messages.ts';
import { overflow } from './support/overflow.ts';
import { languageNames, type Language } from './support/site.ts';
import { expect, test } from './support/test.ts';

/* What editors publish, kind by kind. The posts are in no build. */

const en = messages('en');

const sentence = 'Each clause names a duty, a day and the one who owes it, and says so once.';
const filler = `<p>${sentence}</p>`.repeat(12);

test.describe('A post of a real editor (B5)', () => {
  let blog: string;
  let show: (html: string, fields?: Record<string, unknown>, language?: Language) => Promise<void>;

  test.beforeEach(({ page, visit, baseURL }) => {
    blog = `${baseURL}/_demo/ghost/en`;
    show = async (html, fields = {}, language = 'en') => {
      await servePost(page, { html: html + filler, url: `${blog}/a-post/`, ...fields });
      await visit('/blog/a-post', { language });
      await expect(article(page).getByText(sentence).first()).toBeVisible();
    };
  });

  test('leads to media on other hosts', async ({ page }) => {
    await show(
      '<figure class="kg-card kg-image-card"><img src="https://storage.example/a.png" alt="A seal" width="600" height="400"></figure>' +
        '<div class="kg-card kg-audio-card"><audio src="https://storage.example/a.mp3"></audio></div>' +
        '<figure class="kg-card kg-video-card"><video src="https://storage.example/a.mp4"></video></figure>',
    );
    for (const file of ['a.png', 'a.mp3', 'a.mp4'])
      await expect(article(page).locator(`a[href="https://storage.example/${file}"]`)).toBeVisible();
    await expect(article(page).locator('audio, video, img[src*="storage.example"]')).toHaveCount(0);
  });

  for (const [language, lines] of [
    [
      'en',
      {
        ltr: ['The word סעיף means a clause.', 'Статья осталась прежней.'],
        rtl: ['סעיף זה נכתב מחדש.', 'البند الثاني لا يتغير.', 'این بند تغییر نکرد.'],
      },
    ],
    [
      'he',
      {
        ltr: ['This clause stands.', 'Η ρήτρα ισχύει.', '该条款仍然有效。'],
        rtl: ['NDA הוא חוזה שאוסר לגלות מידע.'],
      },
    ],
  ] as const)
    test(`runs as most of its words do: ${languageNames[language]}`, async ({ page }) => {
      const blocks = (words: string) =>
        `<p>${words}</p><ul><li>${words}</li></ul><blockquote><b>${words}</b></blockquote><h2>${words}</h2>` +
        `<table><tbody><tr><td>${words}</td></tr></tbody></table>` +
        `<div class="kg-card kg-callout-card kg-callout-card-grey"><div class="kg-callout-text">${words}</div></div>`;
      const [title] = lines.ltr;
      await show(Object.values(lines).flat().map(blocks).join(''), { title }, language);
      for (const direction of ['ltr', 'rtl'] as const)
        for (const words of lines[direction]) {
          const found = article(page).getByText(words, { exact: true });
          expect(await found.count(), words).toBeGreaterThanOrEqual(6);
          for (const one of await found.all()) await expect(one, words).toHaveCSS('direction', direction);
        }
    });

  test('keeps a formatted summary in one flow', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const words = 'who owes what and by when and at whose cost ';
    await show(`<details><summary>${words}<b>${words}</b><i>${words}</i></summary><p>Hidden.</p></details>`);
    const summary = article(page).locator('summary');
    const starts = await summary.evaluate((element) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lefts: number[] = [];
      while (walker.nextNode()) {
        if (!walker.currentNode.textContent!.trim()) continue;
        range.selectNodeContents(walker.currentNode);
        lefts.push(Math.round(range.getBoundingClientRect().left));
      }
      return lefts;
    });
    expect(starts).toHaveLength(3);
    // Each part wraps, and its lines begin where the first does.
    expect(Math.max(...starts) - Math.min(...starts)).toBeLessThanOrEqual(2);
  });

  test('shows a gallery with a picture of another host and one without sizes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const own = `${blog}/content/images/2026/11/caret@light.png`;
    await show(
      '<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row">' +
        `<div class="kg-gallery-image"><img src="${own}" alt="Ours"></div>` +
        '<div class="kg-gallery-image"><img src="https://pictures.example/b.jpg" alt="Theirs" width="600" height="400"></div>' +
        '</div></div></figure>',
    );
    expect(await overflow(page)).toMatchObject({ beyond: 0 });
    const link = article(page).locator('a[href^="https://pictures.example/"]');
    expect((await link.boundingBox())!.width).toBeGreaterThan(80);
  });

  test('shows a picture with its own sources no wider than the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const own = `${blog}/content/images/2026/11/caret@light.png`;
    const picture = `<picture><source srcset="${own}"><img src="${own}" alt="A caret" width="2000" height="1000"></picture>`;
    await show(`<figure>${picture}</figure><figure><a href="https://x.example/">${picture}</a></figure>`);
    expect(await overflow(page)).toMatchObject({ beyond: 0 });
    for (const image of await article(page).getByRole('img', { name: 'A caret' }).all())
      expect((await image.boundingBox())!.width).toBeLessThanOrEqual(390);
  });

  test('keeps a cell in the other direction in its column’s line', async ({ page }) => {
    const cells = '<tr><td>סעיף</td><td>סכום</td></tr><tr><td>English only.</td><td>$1,200</td></tr>';
    await show(`<table><tbody>${cells}</tbody></table>`, {}, 'he');
    // Its words begin where the cell’s do, and end where those above begin.
    const right = (words: string) =>
      article(page)
        .getByRole('cell', { name: words })
        .evaluate((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return Math.round(range.getBoundingClientRect().right);
        });
    expect(await right('English only.')).toBe(await right('סעיף'));
  });

  test('keeps what identifies an embedded page', async ({ page }) => {
    const pages = {
      'https://player.vimeo.com/video/700000009?h=9f8e7d6c5b': 'https://vimeo.com/700000009/9f8e7d6c5b',
      '//www.youtube.com/embed/zyxwvutsrqp?start=90': 'https://www.youtube.com/watch?v=zyxwvutsrqp&t=90s',
      'https://www.youtube.com/embed/videoseries?list=PLzyxwv':
        'https://www.youtube.com/playlist?list=PLzyxwv',
      'https://social.example/@editor/7/embed': 'https://social.example/@editor/7',
    };
    await show(
      Object.keys(pages)
        .map((source) => `<figure class="kg-card kg-embed-card"><iframe src="${source}"></iframe></figure>`)
        .join(''),
    );
    for (const address of Object.values(pages))
      await expect(article(page).locator(`a[href="${address}"]`)).toBeVisible();
  });

  test('leads to own posts, their parts and subjects on this site', async ({ page }) => {
    await show(
      `<p><a href="${blog}/stet-defined/#why">post</a> <a href="/stet-defined/">path</a> <a href="${blog}/tag/review/">subject</a></p>`,
    );
    const link = (name: string) => article(page).getByRole('link', { name, exact: true });
    await expect(link('post')).toHaveAttribute('href', '/blog/stet-defined#post-why');
    await expect(link('path')).toHaveAttribute('href', '/blog/stet-defined');
    await expect(link('subject')).toHaveAttribute('href', /^\/blog\?tag=review$/);
  });

  test('reaches named anchors, notes and the top by its links', async ({ page }) => {
    await show(
      `<p><a href="#_ftn1" name="_ftnref1">[1]</a> <a href="#top">up</a> <a href="#fn:2">two</a></p>${filler.repeat(3)}` +
        '<p><a href="#_ftnref1" name="_ftn1">[1]</a> A note of Word.</p><p id="fn:2">A note of Markdown.</p>',
    );
    await page.mouse.move(1, 1);
    for (const [name, target] of [
      ['[1]', 'A note of Word.'],
      ['two', 'A note of Markdown.'],
    ] as const) {
      await article(page).getByRole('link', { name, exact: true }).first().click();
      await expect(article(page).getByText(target)).toBeInViewport();
    }
    await article(page).getByRole('link', { name: 'up', exact: true }).click();
    await expect(title(page)).toBeInViewport();
  });

  test('names all its authors, also for search engines', async ({ page }) => {
    const authors = ['Ada Levi', 'Noa Katz'].map((name, index) => ({
      id: String(index),
      name,
      slug: `a-${index}`,
    }));
    await show('', { authors, primary_author: authors[0] });
    const citation = page.getByRole('region', { name: en.text('blog.post.cite') });
    for (const { name } of authors) {
      await expect(article(page).locator('header')).toContainText(name);
      await expect(citation).toContainText(name);
    }
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    for (const { name } of authors) expect(data.join()).toContain(name);
  });

  test('has contents from the levels that it uses, each with a name', async ({ page }) => {
    await show(
      [
        'Scope<br>and aim',
        'Terms',
        `<img src="${blog}/content/images/2026/11/caret@light.png" alt="">`,
        'Notice',
      ]
        .map((words) => `<h3>${words}</h3>${filler}`)
        .join(''),
    );
    const contents = page.getByRole('navigation', { name: en.text('blog.post.contents') });
    await expect(contents.getByRole('link')).toHaveText([/Scope and aim/, /Terms/, /Notice/]);
    await expect(article(page).getByRole('heading', { level: 2, name: 'Terms' })).toBeVisible();
  });

  test('gives the text of a bookmark without a picture the whole card', async ({ page }) => {
    await show(
      '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://x.example/y"><div class="kg-bookmark-content">' +
        '<div class="kg-bookmark-title">A page</div><div class="kg-bookmark-description">Its description.</div></div>' +
        '<div class="kg-bookmark-thumbnail"><img src="https://x.example/t.png" alt=""></div></a></figure>',
    );
    const width = async (part: string) => (await article(page).locator(part).boundingBox())!.width;
    await expect(article(page).locator('.kg-bookmark-thumbnail')).toHaveCount(0);
    expect(await width('.kg-bookmark-content')).toBeGreaterThan(
      0.9 * (await width('.kg-bookmark-container')),
    );
  });

  test('counts the words of a table', async ({ page, visit }) => {
    const rows = '<tr><td>each side</td><td>thirty days after notice</td></tr>'.repeat(60);
    await servePost(page, { html: `<p>The terms.</p><table><tbody>${rows}</tbody></table>` });
    await visit('/blog/a-post');
    await expect(page.getByRole('link', { name: en.text('blog.post.cite') })).toBeVisible();
  });

  test('shows the text of cards that the site does not know, and leads to Ghost', async ({ page }) => {
    const names = ['podcast', 'quiz'];
    await show(
      names
        .map(
          (name) =>
            `<figure class="kg-card kg-${name}-card"><div>Episode nine</div><template><p>By sea.</p></template></figure>`,
        )
        .join(''),
    );
    for (const name of names) {
      const block = article(page).locator(`.kg-${name}-card`);
      await expect(block.getByText('Episode nine')).toBeVisible();
      await expect(block.getByText('By sea.')).toBeVisible();
      await expect(block.getByRole('link')).toHaveAttribute('href', `${blog}/a-post/`);
    }
  });

  test('keeps links and paragraphs of its caption, lazy pictures, and numbers of lists', async ({ page }) => {
    const picture = `${blog}/content/images/2026/11/caret@light.png`;
    await show(
      `<p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="${picture}" alt="A caret" width="600" height="400"></p>` +
        '<ol start="3"><li>Third</li><li>Fourth</li></ol>',
      {
        feature_image: picture,
        feature_image_caption: '<p>By <a href="https://x.example/" target="_blank">Ada</a></p><p>Later.</p>',
      },
    );
    const credit = article(page).getByRole('link', { name: 'Ada' });
    await expect(credit).toBeVisible();
    // In the caption’s colour, and without words for screen readers.
    const ink = await credit.locator('..').evaluate((line) => getComputedStyle(line).color);
    await expect(credit).toHaveCSS('color', ink);
    expect((await credit.locator('span').boundingBox())!.width).toBeLessThanOrEqual(1);
    await expect(article(page).getByText('Later.', { exact: true })).toBeVisible();
    await expect(article(page).getByRole('img', { name: 'A caret' }).last()).toHaveAttribute('src', picture);
    const list = article(page).locator('ol[start="3"]');
    await expect(list.locator('li').first()).toHaveCSS('list-style-type', 'decimal');
  });

  test('is named after the site where its blog has no title, and for members leads to the blog', async ({
    page,
  }) => {
    await page.route(/\/content\/settings\//, (route) =>
      route.fulfill({ json: { settings: { title: '', description: '' } } }),
    );
    await show('', { access: false, visibility: 'members', url: `${new URL(blog).origin}/404/` });
    const name = en.text('blog.head.title');
    const trail = page.getByRole('navigation', { name: en.text('blog.post.trail') });
    await expect(trail.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/blog');
    await expect(page.getByRole('region', { name: en.text('blog.post.cite') })).toContainText(name);
    await expect(article(page).getByRole('link', { name: en.text('blog.post.signIn') })).toHaveAttribute(
      'href',
      `${new URL(blog).pathname}/#/portal/signin`,
    );
  });

  test('reads entities in its title, and has no date that is none', async ({ page }) => {
    await show('', { title: 'Terms &amp; notice', published_at: '0000-00-00 00:00:00' });
    await expect(title(page)).toHaveText('Terms & notice');
    await expect(article(page)).not.toContainText(/invalid|NaN|1899|1970/i);
  });
});

test('A card’s excerpt has no addresses in brackets (B2)', async ({ page, visit }) => {
  await page.route(/\/content\/posts\/\?/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.posts[0].custom_excerpt = null;
    answer.posts[0].excerpt = 'The terms [https://x.example/terms] stand as they were.';
    await route.fulfill({ response, json: answer });
  });
  await visit('/blog?tag=drafting&tag=review');
  await expect(cards(page).first()).toContainText('The terms stand as they were.');
});

test('All subjects of a blog are reached, the most used first, without internal ones (B3)', async ({
  page,
  visit,
}) => {
  const all = Array.from({ length: 40 }, (_, index) => ({
    id: String(index),
    slug: `subject-${index}`,
    name: index === 0 ? '#internal' : `Subject ${index}`,
    visibility: index === 0 ? 'internal' : 'public',
    count: { posts: index },
  }));
  await page.route(/\/content\/tags\//, (route) => {
    const { searchParams } = new URL(route.request().url());
    const limit = Number(searchParams.get('limit') ?? 15);
    const number = Number(searchParams.get('page') ?? 1);
    const pages = Math.ceil(all.length / limit);
    const tags = all.slice((number - 1) * limit, number * limit);
    return route.fulfill({
      json: { tags, meta: { pagination: { page: number, limit, pages, total: all.length } } },
    });
  });
  await visit('/blog?tag=drafting&tag=review');
  const chips = page.getByRole('group', { name: en.text('blog.tags.label') }).getByRole('button');
  await expect(chips.first()).toHaveText('Subject 39');
  await page.getByRole('button', { name: en.text('blog.tags.all') }).click();
  const dialog = page.getByRole('dialog', { name: en.text('blog.tags.all') });
  await expect(dialog.getByRole('button', { name: /^Subject / })).toHaveCount(39);
  await expect(dialog.getByText('#internal')).toHaveCount(0);
  await dialog.getByRole('searchbox').fill('ect 17');
  await expect(dialog.getByRole('button', { name: /^Subject / })).toHaveText(['Subject 17']);
});
