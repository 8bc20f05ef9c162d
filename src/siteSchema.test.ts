import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readSite } from './siteSchema';

const demo = parseEnv(readFileSync('.env.demo', 'utf8'));
/** Optional variables. */
const isOptional = (name: string) =>
  /^STET_(?:POSTS|MEDIA_HOSTS|DRAFTS|INSTALLER_URL|REPRESENTATIVE_..)$/.test(name);
const without = (name: string) => Object.fromEntries(Object.entries(demo).filter(([key]) => key !== name));

const companyNumberRule = 'must be the number in the register of companies, such as 51-123456-7';
const telephoneRule = 'must be a telephone number in international form, such as +972 3 123 4567';
const fileNameRule = 'must be encoded in UTF-8, with a percent sign written as %25';

/** The error's sentences for an environment; none if it is valid. */
function errorsOf(env: Record<string, string | undefined>): string[] {
  try {
    readSite(env);
    return [];
  } catch (error) {
    return String(error)
      .split('\n')
      .filter((line) => line.startsWith('  - '));
  }
}

describe('the configuration', () => {
  it('of the demo is complete', () => {
    expect(readSite(demo)).toMatchObject({ brand: 'Stet', hosts: { product: '/_demo/product' } });
  });

  it.each(Object.keys(demo).filter((name) => !isOptional(name)))('is not complete without %s', (name) => {
    expect(errorsOf(without(name))).toEqual([`  - ${name} is missing.`]);
    expect(errorsOf({ ...demo, [name]: '' })).toEqual([`  - ${name} is missing.`]);
  });

  it.each([
    ['prerender', true],
    ['fetch', false],
    [undefined, true],
  ])('prerenders posts unless told otherwise: %s', (STET_POSTS, prerendersPosts) => {
    expect(readSite({ ...demo, STET_POSTS })).toMatchObject({ prerendersPosts });
    expect(errorsOf({ ...demo, STET_POSTS: 'yes' })).toEqual([
      '  - STET_POSTS must be "prerender" or "fetch"; it is "yes".',
    ]);
  });

  it('is valid without an installer (D2)', () => {
    expect(readSite(without('STET_INSTALLER_URL')).installer).toBeUndefined();
  });

  it('names the company (X23)', () => {
    expect(readSite(demo).company).toEqual({
      name: { en: demo.STET_COMPANY_NAME_EN, he: demo.STET_COMPANY_NAME_HE },
      number: demo.STET_COMPANY_NUMBER,
      address: { en: demo.STET_COMPANY_ADDRESS_EN, he: demo.STET_COMPANY_ADDRESS_HE },
      phone: demo.STET_COMPANY_PHONE,
      reception: 'none',
    });
  });

  it('has representatives in the European Union and the United Kingdom where there are any (X23)', () => {
    expect(readSite(demo).representatives).toEqual({
      eu: demo.STET_REPRESENTATIVE_EU,
      uk: demo.STET_REPRESENTATIVE_UK,
    });
    expect(readSite(without('STET_REPRESENTATIVE_EU')).representatives.eu).toBeUndefined();
  });

  it('reads version, size and checksum of an installer (X17)', () => {
    const given = { ...demo, STET_INSTALLER_BYTES: '2048', STET_INSTALLER_SHA256: 'AB'.repeat(32) };
    expect(readSite(given).installer).toEqual({
      url: demo.STET_INSTALLER_URL,
      version: demo.STET_INSTALLER_VERSION,
      bytes: 2048,
      sha256: 'ab'.repeat(32),
    });
  });

  it.each([
    ['STET_SITE_URL', 'stet', 'must be the address visitors type, such as https://www.example.com'],
    ['STET_SITE_URL', 'http://stet.example', 'must begin with https://; only localhost may do without'],
    ['STET_PRODUCT_HOST', 'ftp://host', 'must be an http(s) address, or a path that begins with /'],
    ['STET_BLOG_EN_KEY', 'secret', 'must be 26 hexadecimal digits (a Ghost Content API key)'],
    ['STET_EMAIL_INFO', 'info', 'must be an e-mail address'],
    ['STET_EMAIL_PRIVACY', 'privacy', 'must be an e-mail address'],
    ['STET_COMPANY_NUMBER', 'pending', companyNumberRule],
    ['STET_COMPANY_NUMBER', '12', companyNumberRule],
    ['STET_COMPANY_PHONE', '03-123-4567', telephoneRule],
    ['STET_ACCESSIBILITY_PHONE', 'by e-mail', telephoneRule],
    ['STET_ACCESSIBILITY_DAYS', 'soon', 'must be a number of working days, from 1 to 99'],
    [
      'STET_MEDIA_HOSTS',
      'storage.example',
      'must be origins such as https://storage.ghost.io, separated by spaces',
    ],
    ['STET_LOGS_MONTHS', 'two years', 'must be a number of months, from 1 to 999'],
    ['STET_SUPPORT_MONTHS', '0', 'must be a number of months, from 1 to 999'],
    ['STET_COMPANY_RECEPTION', 'yes', 'must be "none" or "appointment"'],
    ['STET_INSTALLER_URL', 'https://host/stet%setup.exe', fileNameRule],
    ['STET_INSTALLER_URL', '/stet%E9.exe', fileNameRule],
    ['STET_INSTALLER_BYTES', '2 MB', 'must be the size of the file in bytes, a whole number'],
    ['STET_INSTALLER_SHA256', 'abc', 'must be 64 hexadecimal digits (a SHA-256 checksum)'],
  ])('reports a malformed %s, its value and the expected form', (name, value, rule) => {
    expect(errorsOf({ ...demo, [name]: value })).toEqual([`  - ${name} ${rule}; it is "${value}".`]);
  });

  it('reports all errors at once', () => {
    expect(errorsOf({})).toHaveLength(
      Object.keys(demo).filter((name) => !isOptional(name) && !name.startsWith('STET_INSTALLER_')).length,
    );
  });

  it('drops closing slashes, so that paths can be appended', () => {
    const site = readSite({
      ...demo,
      STET_SITE_URL: 'https://stet.example/',
      STET_APP_HOST: 'https://app.example//',
    });
    expect([site.url, site.hosts.app]).toEqual(['https://stet.example', 'https://app.example']);
  });

  it('is documented in .env.example, variable by variable', () => {
    const example = parseEnv(readFileSync('.env.example', 'utf8'));
    expect(Object.keys(example).sort()).toEqual(Object.keys(demo).sort());
  });
});
