import { useQueryParams } from '../../hooks/useQueryParams';
import { findPackage, firstPackage, type TokenPackage } from '../../data/tokens';

interface SelectedPackage {
  selected: TokenPackage;
  select: (chosen: TokenPackage) => void;
  /** Whether to announce the selection: not on page load. */
  hasChosen: boolean;
}

const parameter = 'tokens';

/** The selected package, kept in the address as `?tokens=200`; the default needs no parameter. */
export function useSelectedPackage(): SelectedPackage {
  const { params, change, hasChanged } = useQueryParams();

  function select({ millions }: TokenPackage) {
    change((query) => {
      if (millions === firstPackage.millions) query.delete(parameter);
      else query.set(parameter, String(millions));
    });
  }

  return { selected: findPackage(params?.get(parameter) ?? null), select, hasChosen: hasChanged };
}
