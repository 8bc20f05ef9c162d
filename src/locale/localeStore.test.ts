import type { Styles } from '@stet/theme/core';
import { describe, expect, it, vi } from 'vitest';
import type { Bundle } from '../../translations';
import type { Language } from './languages';
import type { Messages } from './loadBundle';
import { createLocaleStore, type LocaleBackend } from './localeStore';

const stylesOf = (language: Language) => ({ direction: language === 'he' ? 'rtl' : 'ltr' }) as Styles;
const messagesOf = (language: Language, bundle: Bundle): Messages => ({
  [`${bundle}.title`]: [{ type: 0, value: `${bundle} in ${language}` }],
});

/** A promise with its resolvers. */
function deferred() {
  let open = () => {};
  let refuse = () => {};
  const gate = new Promise<void>((resolve, reject) => {
    open = resolve;
    refuse = () => reject(new Error('cannot be read'));
  });
  return { gate, open, refuse };
}

/** A store in English with the bundles `shell` and `home`. */
function createStore(backend: Partial<LocaleBackend> = {}) {
  const messages = { ...messagesOf('en', 'shell'), ...messagesOf('en', 'home') };
  return createLocaleStore(
    { language: 'en', styles: stylesOf('en'), bundles: ['shell', 'home'], messages },
    {
      loadMessages: (language, bundle) => Promise.resolve(messagesOf(language, bundle)),
      loadStyles: (language) => Promise.resolve(stylesOf(language)),
      ...backend,
    },
  );
}

describe('a change of language', () => {
  it('switches language, direction and messages in one step (L1)', async () => {
    const store = createStore();
    const seen: string[] = [];
    store.subscribe(() => {
      const { language, styles, messages, switching } = store.get();
      const title = messages['home.title']?.[0];
      seen.push(
        [language, styles.direction, title && 'value' in title && title.value, switching?.state].join(' '),
      );
    });
    await store.switchTo('he');
    expect(seen).toEqual(['en ltr home in en loading', 'he rtl home in he ']);
  });

  it('loads every bundle that is in use', async () => {
    const store = createStore();
    await store.loadBundles(['blog']);
    await store.switchTo('he');
    expect(Object.keys(store.get().messages).sort()).toEqual(['blog.title', 'home.title', 'shell.title']);
  });

  it('includes a bundle that is requested in the meantime', async () => {
    const { gate, open } = deferred();
    const store = createStore({ loadStyles: (language) => gate.then(() => stylesOf(language)) });
    const switched = store.switchTo('he');
    await store.loadBundles(['blog']);
    open();
    await switched;
    expect(store.get().messages['blog.title']).toEqual(messagesOf('he', 'blog')['blog.title']);
  });

  it('includes a bundle that is requested while another loads', async () => {
    const [styles, blog] = [deferred(), deferred()];
    const store = createStore({
      loadStyles: (language) => styles.gate.then(() => stylesOf(language)),
      loadMessages: async (language, bundle) => {
        if (bundle === 'blog' && language === 'he') await blog.gate;
        return messagesOf(language, bundle);
      },
    });
    const switched = store.switchTo('he');
    await store.loadBundles(['blog']);
    styles.open();
    await store.loadBundles(['faq']);
    blog.open();
    await switched;
    expect(store.get().messages['faq.title']).toEqual(messagesOf('he', 'faq')['faq.title']);
  });

  it.each(['messages', 'styles'])(
    'keeps the current language when %s cannot be read, and reports the failure (M2)',
    async (what) => {
      const fail = () => Promise.reject(new Error('503'));
      const store = createStore(what === 'messages' ? { loadMessages: fail } : { loadStyles: fail });
      const before = store.get();
      await store.switchTo('he');
      expect(store.get()).toEqual({ ...before, switching: { to: 'he', state: 'failed' } });
    },
  );

  it('can be tried again after a failure', async () => {
    const loadStyles = vi.fn(() => Promise.resolve(stylesOf('he'))).mockRejectedValueOnce(new Error('503'));
    const store = createStore({ loadStyles });
    await store.switchTo('he');
    await store.switchTo('he');
    expect(store.get().language).toBe('he');
    expect(store.get().switching).toBeUndefined();
  });

  it.each([
    ['arrive', 'open'],
    ['fail', 'refuse'],
  ] as const)('that was reverted changes nothing when its files %s', async (_what, outcome) => {
    const styles = deferred();
    const store = createStore({ loadStyles: (language) => styles.gate.then(() => stylesOf(language)) });
    const switched = store.switchTo('he');
    await store.switchTo('en');
    styles[outcome]();
    await switched;
    expect(store.get().language).toBe('en');
    expect(store.get().switching).toBeUndefined();
  });

  it('to the language on screen does nothing', async () => {
    const store = createStore();
    const listener = vi.fn();
    store.subscribe(listener);
    await store.switchTo('en');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a page that needs a bundle', () => {
  it('gets it in the current language, without re-rendering the page', async () => {
    const store = createStore();
    const listener = vi.fn();
    store.subscribe(listener);
    await store.loadBundles(['blog']);
    expect(store.get().messages['blog.title']).toEqual(messagesOf('en', 'blog')['blog.title']);
    expect(listener).not.toHaveBeenCalled();
  });

  it('does not wait if it is loaded', async () => {
    const loadMessages = vi.fn<LocaleBackend['loadMessages']>();
    await createStore({ loadMessages }).loadBundles(['shell', 'home']);
    expect(loadMessages).not.toHaveBeenCalled();
  });

  it('gets it in the new language when that changed in between', async () => {
    const { gate, open } = deferred();
    const store = createStore({
      loadMessages: async (language, bundle) => {
        if (bundle === 'blog' && language === 'en') await gate;
        return messagesOf(language, bundle);
      },
    });
    const needed = store.loadBundles(['blog']);
    await store.switchTo('he');
    open();
    await needed;
    expect(store.get().messages['blog.title']).toEqual(messagesOf('he', 'blog')['blog.title']);
  });

  it('gets it in the language on screen when that changed twice in between', async () => {
    const [english, hebrew] = [deferred(), deferred()];
    const loadMessages = vi.fn(async (language: Language, bundle: Bundle) => {
      if (bundle === 'blog') await (language === 'en' ? english : hebrew).gate;
      return messagesOf(language, bundle);
    });
    const store = createStore({ loadMessages });
    const needed = store.loadBundles(['blog']);
    await store.switchTo('he');
    english.open();
    await vi.waitFor(() => expect(loadMessages).toHaveBeenCalledWith('he', 'blog'));
    await store.switchTo('en');
    hebrew.open();
    await needed;
    expect(store.get().messages['blog.title']).toEqual(messagesOf('en', 'blog')['blog.title']);
  });

  it('also loads those of the other language, and does without them if they fail (X7)', async () => {
    const loadMessages = vi.fn(async (language: Language, bundle: Bundle) => {
      if (bundle === 'blog') throw new Error('cannot be read');
      return messagesOf(language, bundle);
    });
    const store = createStore({ loadMessages });
    await store.loadSecondary(['faq', 'blog']);
    expect(loadMessages.mock.calls).toEqual([
      ['he', 'faq'],
      ['he', 'blog'],
    ]);
    expect(store.get().messages).not.toHaveProperty('faq.title');
  });

  it('is rejected if it fails to load, and may retry (M2)', async () => {
    const loadMessages = vi
      .fn<LocaleBackend['loadMessages']>(async (language, bundle) => messagesOf(language, bundle))
      .mockRejectedValueOnce(new Error('503'));
    const store = createStore({ loadMessages });
    await expect(store.loadBundles(['blog'])).rejects.toThrow('503');
    await store.loadBundles(['blog']);
    expect(store.get().messages['blog.title']).toBeDefined();
  });
});
