import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../components/useHydrated';

interface SelectedTags {
  /** Slugs, in the order they were chosen. Null until the address is known: the served HTML is one for all choices. */
  selected: readonly string[] | null;
  toggle: (slug: string) => void;
  reset: () => void;
}

/**
 * The chosen subjects, which live in the address as `?tag=a&tag=b`, so that a choice can be shared (B3). Choosing replaces the
 * entry in the history: Back leaves the blog instead of undoing chips one by one.
 */
export function useSelectedTags(): SelectedTags {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const selected = [...new Set(params.getAll('tag'))];

  function select(slugs: string[]) {
    const next = new URLSearchParams(params);
    next.delete('tag');
    for (const slug of slugs) next.append('tag', slug);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return {
    selected: isHydrated ? selected : null,
    toggle: (slug) =>
      select(selected.includes(slug) ? selected.filter((one) => one !== slug) : [...selected, slug]),
    reset: () => select([]),
  };
}
