// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CountryAnswer } from './country';
import { useLocation, type LocationRequest } from './location';

afterEach(() => vi.unstubAllGlobals());

const address = 'https://product.example/location';

/** The hook's answers, and how many requests it has sent. */
async function ask(key: string | null, begun?: LocationRequest, body: unknown = { country: 'IL' }) {
  const fetch = vi.fn(() => Promise.resolve(Response.json(body)));
  vi.stubGlobal('fetch', fetch);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
  );
  const seen: CountryAnswer[] = [];
  renderHook(() => seen.push(useLocation(key, begun)), { wrapper });
  await act(async () => undefined);
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
  });
  return { answers: [...new Set(seen)], requests: fetch.mock.calls.length };
}

const begun = (answer: CountryAnswer): LocationRequest => ({
  answer: 'pending',
  finalAnswer: Promise.resolve(answer),
});

describe('the location (L4)', () => {
  it.each<[what: string, Parameters<typeof ask>, answers: CountryAnswer[], requests: number]>([
    ['that the loader has asked for is not asked for again', [address, begun('il')], ['pending', 'il'], 0],
    ['that the loader has been told is known at once', [address, { answer: 'non-il' }], ['non-il'], 0],
    ['that the loader could not read stays unknown', [address, begun('failed')], ['pending', 'failed'], 0],
    ['is asked for without a loader', [address], ['pending', 'il'], 1],
    ['that is unreadable is a failure', [address, undefined, 'nowhere'], ['pending', 'failed'], 1],
    ['is not asked for where the address names the country (L3)', [null], ['pending'], 0],
  ])('%s, whatever the window does', async (_what, asked, answers, requests) => {
    expect(await ask(...asked)).toEqual({ answers, requests });
  });
});
