import { scriptJson } from './scriptJson';

interface StructuredDataProps {
  /** A schema.org object without its `@context`. */
  data: Record<string, unknown> & { '@type': string };
}

/** What a page says to search engines, as JSON-LD. It is data, so the content security policy has no word in it. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = scriptJson({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
