import { useQueryParams } from '../../hooks/useQueryParams';

const parameter = 'tag';

/** The slugs of the selected subjects, stored in the address as `?tag=a&tag=b`; null until hydrated. */
export function useSelectedTags() {
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
