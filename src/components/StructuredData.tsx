interface StructuredDataProps {
  /** A schema.org object without its `@context`. */
  data: Record<string, unknown> & { '@type': string };
}

/** What a page says to search engines, as JSON-LD (X11). It is data, so the content security policy has no word in it. */
export function StructuredData({ data }: StructuredDataProps) {
  // An escaped `<` is the same JSON, and cannot close the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
