/**
 * Builders for the Lexical JSON that Ghost's editor stores and that Ghost itself renders to the `html` of the Content API.
 * Inline markup understood in text: **bold**, *italic*, `code`, ~~strike~~ and [label](url).
 */
import type { Upload } from './admin.ts';
import type { UploadedImage } from './media.ts';

type Direction = 'ltr' | 'rtl';
type Node = Record<string, unknown>;

const formats: Record<string, number> = { '**': 1, '*': 2, '~~': 4, '`': 16 };

/** Rich text held inside a card is stored as an HTML string, as the editor writes it. */
const span = (html: string) => html && `<span style="white-space: pre-wrap;">${html}</span>`;
const card = (type: string, data: Node): Node => ({ type, version: 1, ...data });
const text = (content: string, format = 0): Node => ({
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  text: content,
  type: 'extended-text',
  version: 1,
});

/** The builders, for text that runs in one direction. */
export function builders(direction: Direction) {
  const element = (type: string, children: Node[], extra: Node = {}): Node => ({
    children,
    direction,
    format: '',
    indent: 0,
    type,
    version: 1,
    ...extra,
  });

  function inline(source: string) {
    const nodes: Node[] = [];
    let at = 0;
    for (const match of source.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)|(\*\*|~~|\*|`)(.+?)\3/g)) {
      const [whole, label, url, fence, fenced] = match;
      if (match.index > at) nodes.push(text(source.slice(at, match.index)));
      if (label) nodes.push(element('link', [text(label)], { rel: null, target: null, title: null, url }));
      else nodes.push(text(fenced!, formats[fence!]));
      at = match.index + whole.length;
    }
    if (at < source.length) nodes.push(text(source.slice(at)));
    return nodes;
  }

  const heading = (tag: string) => (source: string) => element('extended-heading', inline(source), { tag });
  const list =
    (listType: string, tag: string) =>
    (...items: string[]) => {
      const children = items.map((item, i) => element('listitem', inline(item), { value: i + 1 }));
      return element('list', children, { listType, start: 1, tag });
    };
  const paragraph = (html: string) => `<p${direction === 'rtl' ? ' dir="rtl"' : ''}>${span(html)}</p>`;

  return {
    p: (source: string) => element('paragraph', inline(source)),
    h2: heading('h2'),
    h3: heading('h3'),
    h4: heading('h4'),
    ul: list('bullet', 'ul'),
    ol: list('number', 'ol'),
    quote: (source: string) => element('extended-quote', inline(source)),
    aside: (source: string) => element('aside', inline(source)),
    hr: () => card('horizontalrule', {}),
    paywall: () => card('paywall', {}),
    markdown: (markdown: string) => card('markdown', { markdown }),
    html: (html: string) => card('html', { html }),
    code: (code: string, language = '', caption = '') => card('codeblock', { code, language, caption }),
    image: (
      image: UploadedImage,
      options: { alt: string; caption?: string; cardWidth?: string; href?: string },
    ) =>
      card('image', {
        src: image.url,
        width: image.width,
        height: image.height,
        title: '',
        cardWidth: 'regular',
        href: '',
        ...options,
        caption: span(options.caption ?? ''),
      }),
    gallery: (images: { image: UploadedImage; alt: string }[], caption = '') =>
      card('gallery', {
        images: images.map(({ image, alt }, i) => ({
          row: Math.floor(i / 3),
          src: image.url,
          width: image.width,
          height: image.height,
          fileName: image.fileName,
          alt,
        })),
        caption: span(caption),
      }),
    embed: (url: string, html: string, embedType: string, caption = '') =>
      card('embed', { url, html, embedType, metadata: {}, caption: span(caption) }),
    bookmark: (url: string, metadata: Record<string, string>, caption = '') =>
      card('bookmark', { url, metadata, caption: span(caption) }),
    callout: (html: string, calloutEmoji: string, backgroundColor: string) =>
      card('callout', { calloutText: paragraph(html), calloutEmoji, backgroundColor }),
    toggle: (title: string, ...paragraphs: string[]) =>
      card('toggle', { heading: span(title), content: paragraphs.map(paragraph).join('') }),
    button: (buttonText: string, buttonUrl: string, alignment = 'center') =>
      card('button', { buttonText, buttonUrl, alignment }),
    file: (file: Upload, fileTitle: string, fileCaption: string) =>
      card('file', { src: file.url, fileName: file.fileName, fileSize: file.size, fileTitle, fileCaption }),
    audio: (file: Upload, title: string, duration: number) =>
      card('audio', { src: file.url, title, duration, mimeType: file.type, thumbnailSrc: '' }),
    video: (file: Upload, thumbnail: UploadedImage, duration: number, caption: string) =>
      card('video', {
        src: file.url,
        fileName: file.fileName,
        mimeType: file.type,
        width: thumbnail.width,
        height: thumbnail.height,
        duration,
        thumbnailSrc: thumbnail.url,
        customThumbnailSrc: '',
        thumbnailWidth: thumbnail.width,
        thumbnailHeight: thumbnail.height,
        cardWidth: 'regular',
        loop: false,
        caption: span(caption),
      }),
    product: (
      image: UploadedImage,
      title: string,
      description: string,
      button: { text: string; url: string },
    ) =>
      card('product', {
        productImageSrc: image.url,
        productImageWidth: image.width,
        productImageHeight: image.height,
        productTitle: span(title),
        productDescription: paragraph(description),
        productRatingEnabled: false,
        productButtonEnabled: true,
        productButton: button.text,
        productUrl: button.url,
      }),
    header: (title: string, subtitle: string, button: { text: string; url: string }) =>
      card('header', {
        version: 2,
        size: 'small',
        style: 'dark',
        header: span(title),
        subheader: span(subtitle),
        buttonEnabled: true,
        buttonText: button.text,
        buttonUrl: button.url,
        backgroundImageSrc: '',
        accentColor: '#141c28',
        alignment: 'center',
        backgroundColor: '#141c28',
        backgroundSize: 'cover',
        textColor: '#ffffff',
        buttonColor: '#ffffff',
        buttonTextColor: '#141c28',
        layout: 'full',
        swapped: false,
      }),
    signup: (title: string, subtitle: string, disclaimer: string, buttonText: string) =>
      card('signup', {
        alignment: 'left',
        backgroundColor: '#f0f0f0',
        backgroundImageSrc: '',
        backgroundSize: 'cover',
        textColor: '#000000',
        buttonColor: 'accent',
        buttonTextColor: '#ffffff',
        buttonText,
        disclaimer: span(disclaimer),
        header: span(title),
        labels: [],
        layout: 'wide',
        subheader: span(subtitle),
        successMessage: '',
        swapped: false,
      }),
    callToAction: (html: string, button: { text: string; url: string }) =>
      card('call-to-action', {
        layout: 'minimal',
        alignment: 'left',
        textValue: paragraph(html),
        showButton: true,
        showDividers: true,
        buttonText: button.text,
        buttonUrl: button.url,
        buttonColor: '#141c28',
        buttonTextColor: '#ffffff',
        hasSponsorLabel: false,
        sponsorLabel: '',
        backgroundColor: 'grey',
        linkColor: 'text',
        imageUrl: '',
        imageWidth: null,
        imageHeight: null,
      }),
    /** A whole post: what Ghost's `lexical` field takes. */
    document: (...nodes: Node[]) => JSON.stringify({ root: element('root', nodes) }),
  };
}

/** The builders, as the posts take them. */
export type Builders = ReturnType<typeof builders>;
