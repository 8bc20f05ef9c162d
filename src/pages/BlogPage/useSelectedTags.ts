import { useQueryParams } from '../../components/useQueryParams';

interface SelectedTags {
  /** Slugs in the order of selection. Null until hydrated, because the prerendered HTML is the same for every query. */
  selected: readonly string[] | null;
  toggle: (slug: string) => void;
  reset: () => void;
}

const parameter = 'tag';

/** The selected subjects, stored in the address as `?tag=a&tag=b`. */
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
