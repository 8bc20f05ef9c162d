// @vitest-environment jsdom
import { configure, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { serveServicesWith, type ServicesUnderTest } from '../../tests/serveServicesWith';
import { site } from '../site';
import { countryOf } from './country';
import { useCountryCall } from './location';

// A busy machine must not fail a test.
configure({ asyncUtilTimeout: 30_000 });

test.each([
  [{ data: { country: 'Israel' } }, 'il'],
  [{ country: 'Israel' }, 'il'],
  [{ data: { country: 'ISRAEL' } }, 'il'],
  [{ data: { country: 'IL' } }, 'il'],
  [{ data: { country: 'il' } }, 'il'],
  [{ country: 'isr' }, 'il'],
  [{ country: ' Israel ' }, 'il'],
  [{ data: { country: 'France' } }, 'non-il'],
  [{ country: 'US' }, 'non-il'],
  [{ data: { country: 'Ireland' } }, 'non-il'],
  [{ data: null, country: 'IL' }, 'il'],
  [{ data: { country: 'IL' }, country: 'US' }, 'il'],
  [{ data: { country: '' } }, undefined],
  [{ data: { country: null } }, undefined],
  [{ data: { country: 972 } }, undefined],
  [{ data: {} }, undefined],
  [{}, undefined],
  [[], undefined],
  ['Israel', undefined],
  [null, undefined],
])('parses the answer %j as %s (L4)', (body, country) => {
  expect(countryOf(body)).toBe(country);
});

describe('the location call', () => {
  let services: ServicesUnderTest;
  beforeAll(async () => {
    services = await serveServicesWith();
    site.hosts.product = `${services.url}/_demo/product`;
  });
  afterAll(() => services.close());
  beforeEach(() => services.reset());
  afterEach(() => vi.useRealTimers());

  const call = (isEnabled = true) =>
    renderHook(() => useCountryCall(isEnabled), {
      wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
    });

  test.each([
    ['Israel', 'il'],
    ['US', 'non-il'],
  ])('is pending, then resolves %s to %s (L4)', async (country, expected) => {
    services.cookie = `demo_country=${country}`;
    const { result } = call();
    expect(result.current).toBe('pending');
    await waitFor(() => expect(result.current).toBe(expected));
  });

  test.each(['down', '500', 'html', 'truncated', 'empty', 'missing', 'wrong-types'])(
    'fails after one request when the service is %s (L5, X12)',
    async (fault) => {
      services.cookie = `demo_fault=location:${fault}`;
      const { result } = call();
      await waitFor(() => expect(result.current).toBe('failed'));
      expect(services.requests).toEqual(['/_demo/product/location']);
    },
  );

  test('fails after four seconds without an answer (L5)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    services.hold('/location');
    const { result } = call();
    // `vi.waitUntil` would advance the fake clock.
    while (services.requests.length === 0) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(3999);
    expect(result.current).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await waitFor(() => expect(result.current).toBe('failed'));
  });

  test('is not made when the address forces a country (L3)', async () => {
    const { result } = call(false);
    expect(result.current).toBe('pending');
    expect(services.requests).toEqual([]);
  });
});
