import type { Styles } from '@stet/theme/core';
import { describe, expect, it, vi } from 'vitest';
import type { Bundle } from '../../translations';
import type { Language } from './languages';
import type { Messages } from './loadBundle';
import { createLocaleFiles, type LocaleBackend } from './localeFiles';

const stylesOf = (language: Language) => ({ direction: language === 'he' ? 'rtl' : 'ltr' }) as Styles;
const messagesOf = (language: Language, bundle: Bundle): Messages => ({
  [`${bundle}.title`]: [{ type: 0, value: `${bundle} in ${language}` }],
});

const createFiles = (backend: Partial<LocaleBackend> = {}) =>
  createLocaleFiles({
    loadMessages: async (language, bundle) => messagesOf(language, bundle),
    loadStyles: async (language) => stylesOf(language),
    ...backend,
  });

describe('the files of a language', () => {
  it('are its messages and styles, and of one language only (L1)', async () => {
    const files = createFiles();
    await Promise.all([files.load('en', ['shell', 'home']), files.load('he', ['shell'])]);
    expect(files.get('he')).toEqual({ messages: messagesOf('he', 'shell'), styles: stylesOf('he') });
    expect(Object.keys(files.get('en').messages)).toEqual(['shell.title', 'home.title']);
  });

  it('grow by those of the next page in the same object, so that the page on screen is not rendered again', async () => {
    const files = createFiles();
    await files.load('en', ['shell']);
    const { messages } = files.get('en');
    await files.load('en', ['blog']);
    expect(files.get('en').messages).toBe(messages);
    expect(messages['blog.title']).toBeDefined();
  });

  it.each(['loadMessages', 'loadStyles'] as const)(
    'are refused when %s fails, and can be loaded then (M2)',
    async (what) => {
      const load = vi.fn<(language: Language, bundle: Bundle) => Promise<unknown>>();
      load.mockRejectedValueOnce(new Error('503'));
      load.mockImplementation(async (language, bundle) =>
        what === 'loadStyles' ? stylesOf(language) : messagesOf(language, bundle),
      );
      const files = createFiles({ [what]: load });
      await expect(files.load('he', ['blog'])).rejects.toThrow('503');
      expect(() => files.get('he')).toThrow('he');
      await files.load('he', ['blog']);
      expect(files.get('he').messages['blog.title']).toBeDefined();
    },
  );

  it('are done without where they are optional and fail (X7)', async () => {
    const loadMessages = vi.fn<LocaleBackend['loadMessages']>(() => Promise.reject(new Error('503')));
    await createFiles({ loadMessages }).loadOptional('he', ['faq', 'blog']);
    expect(loadMessages.mock.calls).toEqual([
      ['he', 'faq'],
      ['he', 'blog'],
    ]);
  });
});
