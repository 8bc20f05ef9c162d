import { useQueryParams } from '../../components/useQueryParams';

interface SelectedTags {
  /** Slugs, in the order they were chosen. Null until the address is known: the served HTML is one for all choices. */
  selected: readonly string[] | null;
  toggle: (slug: string) => void;
  reset: () => void;
}

const parameter = 'tag';

/** The chosen subjects, which live in the address as `?tag=a&tag=b`, so that a choice can be shared. */
export function useSelectedTags(): SelectedTags {
  const { params, change } = useQueryParams();
  const selected = params && [...new Set(params.getAll(parameter))];

  function toggle(slug: string) {
    change((query) => {
      const slugs = new Set(query.getAll(parameter));
      if (!slugs.delete(slug)) slugs.add(slug);
      query.delete(parameter);
      for (const one of slugs) query.append(parameter, one);
    });
  }

  return { selected, toggle, reset: () => change((query) => query.delete(parameter)) };
}
