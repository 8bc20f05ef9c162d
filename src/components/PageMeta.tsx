import { useEffect } from 'react';
import type { MessageId } from '../../translations';
import { languageCodes, languages } from '../locale/languages';
import { useLocale } from '../locale/useLocale';
import { usePagePath } from '../locale/usePage';
import { useText } from '../locale/useText';
import { absoluteUrl, site } from '../site';
import { ogImageAddress, ogImageSize } from './ogImage';

interface PageMetaProps {
  /** The complete title with the brand, at most about 60 characters. */
  title: MessageId;
  description: MessageId;
  noIndex?: boolean;
}

interface DocumentMetaProps {
  title: string;
  /** Undefined while a post loads, when only its title and its blog’s picture are known. */
  description?: string;
  noIndex?: boolean;
  /** True for a post: an article, without translations. */
  isArticle?: boolean;
  /** The canonical path, if the page has others. */
  path?: string | undefined;
  /** The absolute address of the page's own picture, instead of its Open Graph image. */
  picture?: string | undefined;
}

/** Title, description, canonical address and language alternates of a page; React hoists them into the head. */
export function PageMeta({ title, description, noIndex = false }: PageMetaProps) {
  const text = useText();
  return <DocumentMeta title={text(title)} description={text(description)} noIndex={noIndex} />;
}

/**
 * The same for titles from data, such as a post's. Without a picture of their own, posts have their blog's, and pages that are not indexed the
 * landing page's.
 */
export function DocumentMeta({ title, description, noIndex, isArticle, path, picture }: DocumentMetaProps) {
  const language = useLocale('language');
  const page = usePagePath();
  const addressIn = (code: string) => absoluteUrl(path ?? page, code);
  const address = addressIn(language);
  const pictured = noIndex ? '/' : page.replace(/^\/blog\/.*/, '/blog');

  // The build's structured data describes only this page in this language.
  useEffect(() => () => document.querySelector('head [type$=json]')?.remove(), [address]);

  return (
    <>
      <title>{title}</title>
      <meta property="og:image" content={picture ?? site.url + ogImageAddress(pictured, language)} />
      {!picture && (
        <>
          <meta property="og:image:width" content={String(ogImageSize.width)} />
          <meta property="og:image:height" content={String(ogImageSize.height)} />
        </>
      )}
      <meta property="og:image:alt" content={title} />
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          {noIndex ? (
            <meta name="robots" content="noindex" />
          ) : (
            <>
              <link rel="canonical" href={address} />
              <meta property="og:url" content={address} />
              {!isArticle && (
                <>
                  {languageCodes.map((code) => (
                    <link key={code} rel="alternate" hrefLang={code} href={addressIn(code)} />
                  ))}
                  <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
                </>
              )}
            </>
          )}
          <meta property="og:type" content={isArticle ? 'article' : 'website'} />
          <meta property="og:site_name" content={site.brand} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:locale" content={languages[language].intlLocale.replace('-', '_')} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
