import { useAddressQuery } from '../../components/useAddressQuery';

interface SelectedTags {
  /** Slugs, in the order they were chosen. Null until the address is known: the served HTML is one for all choices. */
  selected: readonly string[] | null;
  toggle: (slug: string) => void;
  reset: () => void;
}

const parameter = 'tag';

/** The chosen subjects, which live in the address as `?tag=a&tag=b`, so that a choice can be shared (B3). */
export function useSelectedTags(): SelectedTags {
  const { params, change } = useAddressQuery();
  const selected = params && [...new Set(params.getAll(parameter))];

  function select(edit: (slugs: Set<string>) => void) {
    change((query) => {
      const slugs = new Set(query.getAll(parameter));
      edit(slugs);
      query.delete(parameter);
      for (const slug of slugs) query.append(parameter, slug);
    });
  }

  return {
    selected,
    toggle: (slug) => select((slugs) => slugs.delete(slug) || slugs.add(slug)),
    reset: () => select((slugs) => slugs.clear()),
  };
}
