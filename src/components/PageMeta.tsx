import { useLocation } from 'react-router-dom';
import type { MessageId } from '../../translations';
import { languageCodes, languages } from '../locale/languages';
import { useLocale } from '../locale/useLocale';
import { useText } from '../locale/useText';
import { absoluteUrl, site } from '../site';

interface PageMetaProps {
  /** The complete title with the brand, at most about 60 characters. */
  title: MessageId;
  description: MessageId;
  noIndex?: boolean;
}

interface DocumentMetaProps {
  title: string;
  description: string;
  noIndex?: boolean;
  /** True for a post: an article, without translations. */
  isArticle?: boolean;
  /** The canonical path, if the page has others. */
  path?: string | undefined;
}

/** Title, description, canonical address and language alternates of a page; React hoists them into the head. */
export function PageMeta({ title, description, noIndex = false }: PageMetaProps) {
  const text = useText();
  return <DocumentMeta title={text(title)} description={text(description)} noIndex={noIndex} />;
}

/** The same for titles from data, such as a post's. */
export function DocumentMeta({ title, description, noIndex, isArticle, path }: DocumentMetaProps) {
  const language = useLocale('language');
  const { pathname } = useLocation();
  const addressIn = (code: string) => absoluteUrl(path ?? pathname, code);

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={addressIn(language)} />
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
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={languages[language].intlLocale.replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
