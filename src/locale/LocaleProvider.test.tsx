// @vitest-environment jsdom
import { createStyles } from '@stet/theme/core';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { LocaleProvider } from './LocaleProvider';
import { createLocaleStore } from './localeStore';
import { preserveScrollAnchor } from './preserveScrollAnchor';
import { useLocale } from './useLocale';

vi.mock('./preserveScrollAnchor', () => ({ preserveScrollAnchor: vi.fn<() => void>() }));

it.each([
  ['he', 1],
  ['en', 0],
] as const)('keeps the reading position when the language changes: %s, %i times', async (wanted, times) => {
  const styles = await createStyles('ltr');
  const store = createLocaleStore(
    { language: 'en', styles, bundles: [], messages: {} },
    { loadMessages: () => Promise.resolve({}), loadStyles: () => new Promise(() => undefined) },
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleProvider store={store} sources={{ query: 'en' }}>
      {children}
    </LocaleProvider>
  );
  const { result } = renderHook(() => useLocale('setLanguage'), { wrapper });
  act(() => result.current(wanted));
  expect(preserveScrollAnchor).toHaveBeenCalledTimes(times);
  vi.mocked(preserveScrollAnchor).mockReset();
});
