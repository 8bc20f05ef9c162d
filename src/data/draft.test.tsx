// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { draftId } from '../../demo/ghost/draft';
import { blogUnderTest } from '../../tests/blogUnderTest';
import { useDraft } from './draft';

const { services, render } = await blogUnderTest();

describe('a draft (B4)', () => {
  test.each(['en', 'he'] as const)('is read from Ghost’s preview, without a key: %s', async (language) => {
    const { result } = render(() => useDraft(language, draftId(language)), undefined);
    await waitFor(() => expect(result.current.post?.slug).toBe('unfinished-draft'));
    expect(result.current.failure).toBeNull();
    expect(services.requests).toEqual([`/_demo/ghost/${language}/p/${draftId(language)}/`]);
  });

  test.each([
    ['', []],
    ['../ghost/api/content/posts', []],
    ['7c980ecc-1857-418e-b1f4-1c18d66b6ec0', ['/_demo/ghost/en/p/7c980ecc-1857-418e-b1f4-1c18d66b6ec0/']],
  ])('is missing at an invalid preview address: “%s”', async (id, requests) => {
    const { result } = render(() => useDraft('en', id), undefined);
    await waitFor(() => expect(result.current.failure).toBe('missing'));
    expect(services.requests).toEqual(requests);
  });

  test('is requested once its address is known', () => {
    const { result } = render(() => useDraft('en', null), undefined);
    expect(result.current).toMatchObject({ post: null, failure: null });
    expect(services.requests).toEqual([]);
  });
});
