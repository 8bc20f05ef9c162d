import { useEffect, useState } from 'react';
import { scriptJson } from './scriptJson';
import { policy } from './trustedTypes';
import { useHydrated } from './useHydrated';

interface StructuredDataProps {
  /** A schema.org object without its `@context`. */
  data: Record<string, unknown>;
}

/**
 * What a page says to search engines, as JSON-LD. A data block never runs, so no policy has to allow it. In served HTML it stands where
 * it is rendered; a page that is opened within the application adds it to the head by itself, since React would write it as
 * HTML, which Trusted Types refuse.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const isServed = !useHydrated();
  // Written once: what was served stays as it was served.
  // Isolates belong to the page's lines, not to data.
  const [json] = useState(() =>
    scriptJson({ '@context': 'https://schema.org', ...data }).replace(/[\u2066\u2069]/g, ''),
  );
  const [wasServed] = useState(isServed);

  useEffect(() => {
    if (wasServed) return;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.text = (policy?.createScript(json) ?? json) as string;
    document.head.append(script);
    return () => script.remove();
  }, [wasServed, json]);

  return wasServed && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
