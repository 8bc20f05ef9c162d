// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Price } from './Price';

afterEach(cleanup);

describe('Price', () => {
  const html = (price: React.ReactElement) => render(price).container.innerHTML;

  it('writes whole dollars without cents', () => {
    expect(html(<Price cents={48_00} />)).toBe('<bdi dir="ltr">$48</bdi>');
  });

  it('writes a rate with two decimals', () => {
    expect(html(<Price cents={4_60} withCents />)).toBe('<bdi dir="ltr">$4.60</bdi>');
  });

  it('separates thousands', () => {
    expect(html(<Price cents={5000_00} />)).toBe('<bdi dir="ltr">$5,000</bdi>');
  });
});
