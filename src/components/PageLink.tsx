import useForkRef from '@mui/utils/useForkRef';
import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { createContext, use, useEffect, useRef, type ComponentProps } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { useLocale } from '../locale/useLocale';
import { inLanguage, type InternalLink } from '../paths';
import { watchIntersection } from '../browser/watchIntersection';

/** Preloads a page's code and messages by its path in a language; provided by the entry point, absent when prerendering. */
export const PrefetchContext = createContext<((pathname: string) => Promise<void>) | undefined>(undefined);

export interface PageAnchorProps extends ComponentProps<'a'> {
  to: InternalLink;
  /** `view` (the default) prefetches when the link scrolls into view; `intent` on hover or focus. */
  prefetch?: 'view' | 'intent';
}

/** Failed prefetches are ignored: the click fetches again. */
const ignoreFailure = (promise: Promise<void> | undefined) => void promise?.catch(() => undefined);

/**
 * A link to another page in the current language, prefetched on hover, on focus or when it scrolls into view. Use it as `component` of a
 * Button; for text use `PageLink`. (The router's own `Link` would include its framework mode, 5 kB that this site never runs.)
 */
export function PageAnchor({ to, prefetch = 'view', ref, ...props }: PageAnchorProps) {
  const load = use(PrefetchContext);
  const href = inLanguage(to, useLocale('language'));
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href, props.target ? { target: props.target } : {});
  const anchor = useRef<HTMLAnchorElement>(null);
  const pathname = href.replace(/[?#].*$/, '');
  const now = () => ignoreFailure(load?.(pathname));

  useEffect(() => {
    const link = anchor.current;
    if (prefetch !== 'view' || !load || !link) return;
    // Links on the first screen are not prefetched.
    const stop = watchIntersection(link, ({ isIntersecting }) => {
      if (!isIntersecting || window.scrollY === 0) return;
      stop();
      requestIdle(() => ignoreFailure(load(pathname)));
    });
    return stop;
  }, [load, pathname, prefetch]);

  return (
    <a
      {...props}
      href={href}
      ref={useForkRef(anchor, ref)}
      onClick={(event) => {
        props.onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        now();
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        now();
      }}
    />
  );
}

/** Safari has no `requestIdleCallback`. */
const requestIdle = globalThis.requestIdleCallback ?? setTimeout;

/** A text link to another page. */
export function PageLink(
  props: PageAnchorProps & Pick<MuiLinkProps, 'sx' | 'variant' | 'underline' | 'color'>,
) {
  return <MuiLink component={PageAnchor} {...props} />;
}
