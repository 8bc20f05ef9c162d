import { inLanguage, pagePathOf } from '../paths';
import type { Language } from './languages';

/** An object with some members replaced. */
function withMembers<Target extends object>(target: Target, members: Partial<Target>): Target {
  // Members of the real location cannot be replaced on a proxy of it.
  return new Proxy<object>(members, {
    get(_, name): unknown {
      if (Object.hasOwn(members, name)) return Reflect.get(members, name);
      const value: unknown = Reflect.get(target, name);
      // Native methods need the real object as `this`.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  }) as Target;
}

/**
 * A `window` for the router in which addresses have no language: reading removes `/he` and the closing slash of some hosts, writing adds the
 * current language's folder. So a change of language is no navigation (`pageAddress.ts`).
 * @param language the language on screen.
 */
export function routerWindow(language: () => Language): Window {
  const { location, history } = window;
  const written = (url: string | URL) => inLanguage(String(url), language());
  return withMembers(window, {
    location: withMembers(location, {
      get pathname() {
        return pagePathOf(location.pathname);
      },
      assign: (url) => location.assign(written(url)),
      replace: (url) => location.replace(written(url)),
    }),
    history: withMembers(history, {
      pushState: (state, unused, url) => history.pushState(state, unused, url && written(url)),
      replaceState: (state, unused, url) => history.replaceState(state, unused, url && written(url)),
    }),
  });
}
