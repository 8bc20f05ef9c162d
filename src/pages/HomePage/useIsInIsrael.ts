import { useHydrated } from '../../components/useHydrated';
import { useLocale } from '../../locale/useLocale';

/** Whether to show what only visitors in Israel see (H2). Prerendered pages know no country, so hydration starts without it. */
export function useIsInIsrael(): boolean {
  const isHydrated = useHydrated();
  return useLocale().country === 'il' && isHydrated;
}
