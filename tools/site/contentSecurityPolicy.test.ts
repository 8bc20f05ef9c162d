import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readSite } from '../../src/siteSchema.ts';
import { contentSecurityPolicy, hashSource, policyHeader } from './contentSecurityPolicy.ts';

const demo = parseEnv(readFileSync('.env.demo', 'utf8'));

/** The policy of a page of the demo. */
const policyOf = (inline: Partial<Parameters<typeof contentSecurityPolicy>[1]> = {}, env = {}) =>
  contentSecurityPolicy(readSite({ ...demo, ...env }), { scripts: [], styles: [], ...inline });

/** The sources of a directive. */
function sources(policy: string, name: string): string[] {
  const directive = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return directive?.split(' ').slice(1) ?? [];
}

describe('the policy of a page (X2)', () => {
  it('names each inline script and style by its hash', () => {
    const policy = policyOf({ scripts: ['let a'], styles: ['a{}', 'b{}'] });
    expect(sources(policy, 'script-src')).toEqual(["'self'", hashSource('let a')]);
    expect(sources(policy, 'style-src')).toEqual([hashSource(''), hashSource('a{}'), hashSource('b{}')]);
  });

  it('names nothing twice', () => {
    const policy = policyOf({ scripts: ['let a', 'let a'], styles: ['', 'a{}'] });
    expect(sources(policy, 'script-src')).toEqual(["'self'", hashSource('let a')]);
    expect(sources(policy, 'style-src')).toEqual([hashSource(''), hashSource('a{}')]);
  });

  it('writes hashes as browsers compute them', () => {
    expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });

  it('forbids what it does not name, and allows nothing unsafe (X22)', () => {
    const policy = policyOf();
    expect(sources(policy, 'default-src')).toEqual(["'none'"]);
    expect(sources(policy, 'base-uri')).toEqual(["'none'"]);
    expect(sources(policy, 'form-action')).toEqual(["'none'"]);
    expect(policy).not.toContain('unsafe');
    expect(sources(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
    expect(sources(policy, 'trusted-types')).toEqual(['stet']);
  });

  it('lets a page talk to the configured hosts and no others (X10)', () => {
    const policy = policyOf(
      {},
      {
        STET_PRODUCT_HOST: 'https://product.example/api',
        STET_BLOG_EN_URL: 'https://blog.example/en',
        STET_BLOG_HE_URL: 'https://blog.example/he',
      },
    );
    expect(sources(policy, 'connect-src')).toEqual([
      "'self'",
      'https://product.example',
      'https://blog.example',
    ]);
    expect(sources(policy, 'img-src')).toEqual(["'self'", 'data:', 'https://blog.example']);
    expect(sources(policy, 'script-src')).toEqual(["'self'"]);
  });

  it('forbids framing in the header, which a <meta> cannot', () => {
    expect(policyHeader("default-src 'none'")).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('contains no double quotes, so that it fits an attribute', () => {
    expect(policyOf({ scripts: ['"'] })).not.toContain('"');
  });
});
