import { expect, test, vi } from 'vitest';
import { findPage } from './routes';
import { draftPath } from './paths';
import type * as Site from './site';

vi.mock('./site', async (original) => {
  const { site, ...rest } = await original<typeof Site>();
  return { ...rest, site: { ...site, showsDrafts: false } };
});

test('a site that is not configured to show drafts has no page for them', () => {
  expect(findPage(draftPath).path).toBe('*');
});
