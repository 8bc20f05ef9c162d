import { excerptOf } from '../../data/excerpt';
import type { Post } from '../../data/posts';
import type { Language } from '../../locale/languages';
import { postPath } from '../../paths';
import { absoluteUrl, site } from '../../site';
import { sharedPicture } from './sharedPicture';

interface PostFacts {
  post: Post;
  /** The blog's title. */
  blog: string;
  language: Language;
  /** Undefined if the rest of the post is for members. */
  words: number | undefined;
  /** Minutes; undefined as above. */
  readingTime: number | undefined;
}

/** The post as schema.org data for search engines, with nothing that is not on the page. */
export function structuredData({
  post,
  blog,
  language,
  words,
  readingTime,
}: PostFacts): Record<string, unknown> {
  const url = absoluteUrl(postPath(post.slug), language);
  const list = absoluteUrl('/blog', language);
  const publisher = { '@type': 'Organization', name: site.brand, url: site.url };
  const crumbs = [
    { name: site.brand, item: absoluteUrl('/', language) },
    { name: blog, item: list },
    { name: post.title, item: url },
  ];
  return {
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: post.title,
        description: excerptOf(post) || undefined,
        image: sharedPicture(post),
        datePublished: post.published_at ?? undefined,
        dateModified: post.updated_at ?? post.published_at ?? undefined,
        author: post.authors.map(({ name }) => ({ '@type': 'Person', name })),
        publisher,
        inLanguage: language,
        isAccessibleForFree: post.access,
        keywords: post.tags.map(({ name }) => name),
        wordCount: words,
        timeRequired: readingTime && `PT${readingTime}M`,
        mainEntityOfPage: url,
        url,
        isPartOf: { '@type': 'Blog', name: blog, url: list },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...crumb,
        })),
      },
    ],
  };
}
