import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { createContext, use, useEffect, useRef, type Ref } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';
import type { InternalLink } from '../paths';

/** Loads a page's code and messages ahead of time; the entry point provides it, the prerenderer does not need it. */
export const PrefetchContext = createContext<((pathname: string) => Promise<void>) | undefined>(undefined);

interface PageAnchorProps extends Omit<RouterLinkProps, 'to' | 'prefetch'> {
  to: InternalLink;
  /** `view` (the default) prefetches once the link has come into view by scrolling; `intent` waits for hover or focus. */
  prefetch?: 'view' | 'intent';
  ref?: Ref<HTMLAnchorElement>;
}

/** A prefetch is a courtesy: what fails now is asked for again by the click. */
const quietly = (promise: Promise<void> | undefined) => void promise?.catch(() => undefined);

/**
 * An `<a>` to another page of the site that fetches it on hover or focus, or when scrolled into view, so that the click shows
 * it at once. Use it as `component` of a Button; for text use `PageLink`.
 */
export function PageAnchor({ to, prefetch = 'view', ref, ...props }: PageAnchorProps) {
  const load = use(PrefetchContext);
  const anchor = useRef<HTMLAnchorElement>(null);
  const pathname = to.split(/[?#]/)[0]!;
  const now = () => quietly(load?.(pathname));

  useEffect(() => {
    const link = anchor.current;
    if (prefetch !== 'view' || !load || !link) return;
    // What is in view before the visitor scrolls is not prefetched: the first screen downloads only itself.
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || window.scrollY === 0) return;
      observer.disconnect();
      requestIdle(() => quietly(load(pathname)));
    });
    observer.observe(link);
    return () => observer.disconnect();
  }, [load, pathname, prefetch]);

  return (
    <RouterLink
      {...props}
      to={to}
      ref={(element) => {
        anchor.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      onPointerEnter={now}
      onFocus={now}
    />
  );
}

/** Safari has no `requestIdleCallback`; a task after the current ones does as well. */
const requestIdle = (task: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task);
  else setTimeout(task);
};

/** A text link to another page of the site; outside addresses use `ExternalLink`. */
export function PageLink(props: PageAnchorProps & Pick<MuiLinkProps, 'sx' | 'variant' | 'underline' | 'color'>) {
  return <MuiLink component={PageAnchor} {...props} />;
}
