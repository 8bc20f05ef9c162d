import { useQueryParams } from '../../hooks/useQueryParams';
import { findPackage, firstPackage, type TokenPackage } from '../../data/tokens';

const parameter = 'tokens';

/** The selected package, kept in the address as `?tokens=200`; the default needs no parameter. */
export function useSelectedPackage() {
  const { params, change, hasChanged } = useQueryParams();

  function select({ millions }: TokenPackage) {
    change((query) => {
      if (millions === firstPackage.millions) query.delete(parameter);
      else query.set(parameter, String(millions));
    });
  }

  // The selection is announced once the visitor has made it, not on page load.
  return { selected: findPackage(params?.get(parameter) ?? null), select, hasChosen: hasChanged };
}
