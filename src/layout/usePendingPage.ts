import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPath, useLocation, useNavigate, useNavigation, type Location } from 'react-router-dom';
import { startLoading } from '../browser/loading';
import { useReplaceAddress } from '../hooks/useReplaceAddress';
import { useStore } from '../lib/createStore';
import { useLocale } from '../locale/useLocale';
import { pagePathOf } from '../paths';
import { loadFailure } from './loadFailure';

/** The index of the current history entry, which the router keeps in the entry's state. */
const historyIndex = () => (window.history.state as { idx: number } | null)?.idx ?? 0;

/**
 * Announces that a page or a language is loading. If the visitor gives it up or it fails, the page on screen stays, with its address.
 * @returns what has failed last, and a function that retries.
 */
export function usePendingPage() {
  const { location: next } = useNavigation();
  const here: Location<unknown> = useLocation();
  const language = useLocale('language');
  const wanted = useLocale('wanted');
  const setLanguage = useLocale('setLanguage');
  const navigate = useNavigate();
  const replaceAddress = useReplaceAddress();
  const failure = useStore(loadFailure, (last) => last);
  const [lost, setLost] = useState<{ there: Location; from: string }>();
  // What the visitor does next on the page takes the notice away.
  const failed = lost?.from === createPath(here) ? lost.there : undefined;
  const shownEntry = useRef(0);
  const endWait = useRef<ReturnType<typeof startLoading>>(undefined);

  const isTranslation = (there: Location) => pagePathOf(there.pathname) === pagePathOf(here.pathname);

  const stay = useEffectEvent(() => {
    // Back and Forward have left the entry of the page on screen already.
    const steps = shownEntry.current - historyIndex();
    if (steps) void navigate(steps);
    else replaceAddress(here, here.state);
  });

  const giveUp = useEffectEvent((there: Location) => {
    if (isTranslation(there)) setLanguage(language);
    stay();
  });

  const onFailure = useEffectEvent((there: Location, isStale: boolean) => {
    // The visitor decides when to leave a page on which something may have been typed.
    if (isStale && isTranslation(there)) {
      endWait.current?.('stale');
      return giveUp(there);
    }
    const isNewEntry = shownEntry.current === historyIndex();
    if (isStale) return window.location[isNewEntry ? 'assign' : 'replace'](createPath(there));
    setLost({ there, from: createPath(here) });
    stay();
  });

  useEffect(() => {
    if (!next) {
      shownEntry.current = historyIndex();
      return undefined;
    }
    setLost(undefined);
    const end = startLoading(() => giveUp(next));
    endWait.current = end;
    return () => end();
  }, [next]);

  useEffect(() => {
    if (!next || failure?.address !== next.pathname + next.search) return;
    loadFailure.set(null);
    onFailure(next, failure.isStale);
  }, [next, failure]);

  const what: 'language' | 'page' | undefined = failed && (isTranslation(failed) ? 'language' : 'page');
  return {
    /** A language is not missed once the visitor has chosen the one on screen. */
    failed: what === 'language' && wanted === language ? undefined : what,
    retry() {
      if (!failed) return;
      if (what === 'language') replaceAddress(failed, failed.state);
      else void navigate(failed);
    },
  };
}
