/** The English specimen: every element of Ghost's editor once, each with a line that says what it is. */
import type { PostText } from '../calendar.ts';
import { callouts, hostileHtml, videoFrame, xEmbed } from '../embeds.ts';

export const specimen: PostText = {
  title: 'Specimen sheet',
  slug: 'specimen-sheet',
  alt: 'A word blacked in, struck in red, and kept: a row of dots runs under it',
  body: (b, media) =>
    b.document(
      b.header('Every sort in the case', 'A header, as the editor makes one', {
        text: 'A button in it',
        url: 'https://en.wikipedia.org/wiki/Stet',
      }),
      b.p(
        'Printers issued specimen sheets so that a client could see every sort in the case before ordering. This post is ours: each element that a post may contain, once, with its name beside it.',
      ),
      b.h2('Headings'),
      b.h3('A third level'),
      b.h4('A fourth, which is one more than anybody needs'),
      b.p('**Strong**, *emphasis*, `code`, ~~struck~~, and [a link](https://en.wikipedia.org/wiki/Stet).'),
      b.h2('Notes'),
      ...callouts.map(([colour, sign]) =>
        b.callout(`A note on ${colour}, with <a href="https://example.com/">a link</a>.`, sign, colour),
      ),
      b.toggle('A question that opens', 'Its answer, in one paragraph.', 'And in a second one.'),
      b.h2('Other people’s pages'),
      b.bookmark(
        'https://en.wikipedia.org/wiki/Stet',
        {
          title: 'Stet',
          description: 'An article on the proofreader’s mark that lets a text stand.',
          author: '',
          publisher: 'Wikipedia',
          icon: media.images.icon.url,
          thumbnail: media.images.proof.url,
        },
        'A bookmark',
      ),
      b.embed(...videoFrame('An embedded film'), 'Big Buck Bunny, Blender Foundation, CC BY 3.0'),
      b.embed(...xEmbed('en', 'An embedded post. The script that comes with it is not wanted here.')),
      b.h2('Things to press'),
      b.button('A button', 'https://en.wikipedia.org/wiki/Stet'),
      b.product(media.images.caret, 'A product card', 'It could hold a book. It holds a caret.', {
        text: 'More about carets',
        url: 'https://en.wikipedia.org/wiki/Caret_(proofreading)',
      }),
      b.callToAction('A call to action, which in this blog calls quietly.', {
        text: 'Act',
        url: 'https://en.wikipedia.org/wiki/Stet',
      }),
      b.signup('A sign-up form', 'It needs a script, so it is not shown', 'Nothing is collected', 'Sign up'),
      b.h2('Sound and film'),
      b.audio(media.audio, 'A tone of one second', 1),
      b.video(media.video, media.images.film, 2, 'Two seconds: a strike is drawn'),
      b.image(media.images.proof, {
        alt: 'A sheet of text between trim marks',
        caption: 'An image that is also a link',
        href: 'https://en.wikipedia.org/wiki/Stet',
      }),
      b.h2('What must not work'),
      b.p('The next element holds a script, a style and a frame. None of them may have any effect.'),
      b.html(hostileHtml),
      b.hr(),
      b.p('End of the case.'),
    ),
};
