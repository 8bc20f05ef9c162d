import { inLanguage, pagePathOf } from '../paths';
import type { Language } from './languages';

/**
 * A `window` for the router in which addresses have no language: reading removes `/he` and the closing slash of some hosts, writing adds the
 * current language's folder. So a change of language is no navigation (`pageAddress.ts`).
 * @param language the language on screen.
 */
export function routerWindow(language: () => Language): Window {
  const { location, history } = window;
  const written = (url: string) => inLanguage(url, language());
  const seen = {
    location: {
      get pathname() {
        return pagePathOf(location.pathname);
      },
      get search() {
        return location.search;
      },
      get hash() {
        return location.hash;
      },
      get href() {
        return location.href;
      },
      get origin() {
        return location.origin;
      },
      assign: (url: string) => location.assign(written(url)),
      replace: (url: string) => location.replace(written(url)),
    },
    history: {
      get state(): unknown {
        return history.state;
      },
      pushState: (state: unknown, unused: string, url: string) =>
        history.pushState(state, unused, written(url)),
      replaceState: (state: unknown, unused: string, url?: string) =>
        history.replaceState(state, unused, url === undefined ? undefined : written(url)),
      go: (delta: number) => history.go(delta),
    },
  };
  return new Proxy(window, {
    get(target, name): unknown {
      if (name === 'location' || name === 'history') return seen[name];
      const value: unknown = Reflect.get(target, name);
      // Native methods need the real window as `this`.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
