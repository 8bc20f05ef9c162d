import { useQueryParams } from '../../components/useQueryParams';
import { findPackage, firstPackage, type TokenPackage } from '../../data/tokens';

interface SelectedPackage {
  selected: TokenPackage;
  select: (chosen: TokenPackage) => void;
  /** True once the visitor has chosen on this page: only then is there something to announce. */
  hasChosen: boolean;
}

const parameter = 'tokens';

/** The chosen package, which lives in the address as `?tokens=200`, so that it can be shared; the first needs no parameter. */
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
