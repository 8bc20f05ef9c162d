import { useEffect, useState } from 'react';
import { withoutIsolates } from '../text/withoutIsolates';
import { scriptJson } from '../text/scriptJson';
import { policy } from '../browser/trustedTypes';
import { useServed } from '../hooks/useHydrated';

/**
 * A schema.org object, without its `@context`, for search engines. Prerendered it is in place; after client-side navigation an effect adds
 * it to the head, since React would write it as HTML, which Trusted Types forbid. It stays as first rendered; a `key` replaces it.
 */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const wasServed = useServed();
  // Kept as prerendered. Isolating characters are for the page only.
  const [json] = useState(() => withoutIsolates(scriptJson({ '@context': 'https://schema.org', ...data })));

  useEffect(() => {
    if (wasServed) return;
    const script = Object.assign(document.createElement('script'), {
      type: 'application/ld+json',
      text: policy?.createScript(json) ?? json,
    });
    document.head.append(script);
    return () => script.remove();
  }, [wasServed, json]);

  return wasServed && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
