import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../components/useHydrated';
import { findPackage, firstPackage, type TokenPackage } from '../../data/tokens';

interface SelectedPackage {
  selected: TokenPackage;
  select: (chosen: TokenPackage) => void;
  /** True once the visitor has chosen on this page: only then is there something to announce. */
  hasChosen: boolean;
}

const parameter = 'tokens';

/** How an address writes a package; the first one needs no parameter. */
const written = ({ millions }: TokenPackage) =>
  millions === firstPackage.millions ? null : String(millions);

/**
 * The chosen package, which lives in the address as `?tokens=200`, so that it can be shared (T2). Choosing replaces the entry in
 * the history: Back leaves the page instead of undoing choices one by one.
 */
export function useSelectedPackage(): SelectedPackage {
  const [params, setParams] = useSearchParams();
  // Prerendered HTML knows no query, and hydration must begin as it does.
  const inAddress = useHydrated() ? params.get(parameter) : null;
  // The router changes the address a moment later; a radio button must answer at once.
  const [choice, setChoice] = useState<{ chosen: TokenPackage; before: string | null }>();
  const isCurrent = choice && [choice.before, written(choice.chosen)].includes(inAddress);

  function select(chosen: TokenPackage) {
    const next = new URLSearchParams(params);
    const size = written(chosen);
    if (size) next.set(parameter, size);
    else next.delete(parameter);
    setChoice({ chosen, before: inAddress });
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return {
    selected: isCurrent ? choice.chosen : findPackage(inAddress),
    select,
    hasChosen: choice !== undefined,
  };
}
