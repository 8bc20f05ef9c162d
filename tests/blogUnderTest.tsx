import { configure, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { site } from '../src/site';
import { serveServicesWith } from './serveServicesWith';

// A busy machine must not fail a test.
configure({ asyncUtilTimeout: 30_000 });

/** Serves both embedded blogs to the hooks under test. Each test starts with an empty cache and an observed console. */
export async function blogUnderTest() {
  const services = await serveServicesWith();
  const logged = vi.fn<typeof console.error>();

  for (const language of ['en', 'he'] as const) {
    site.blogs[language].url = `${services.url}/_demo/ghost/${language}`;
  }
  beforeEach(() => {
    services.reset();
    logged.mockReset();
    vi.spyOn(console, 'error').mockImplementation(logged);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => services.close());

  function render<Props, Result>(hook: (props: Props) => Result, initialProps: Props) {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
    );
    return renderHook(hook, { initialProps, wrapper });
  }

  return { services, logged, render };
}
