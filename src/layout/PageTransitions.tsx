import GlobalStyles from '@mui/material/GlobalStyles';
import { keyframes, useTheme, type Theme } from '@mui/material/styles';
import { useEffect } from 'react';
import { fadeIn, fadeOut } from '../styles/keyframes';
import { setPageTransitions } from '../browser/pageTransitions';
import { createPageTransitions, marginShare, uncovered } from './viewTransition';

/** 1 for the side of the line's end, else 0. */
const far = 'var(--far)';
const near = 'var(--near)';

/** Moves along the line. */
const strike = keyframes({
  from: { clipPath: `inset(0 calc(${far} * 100%) 0 calc(${near} * 100%))` },
  to: { clipPath: 'inset(0)' },
});
/** In and out along the line, in viewport widths, so that both move together. */
const arrive = keyframes({
  from: { clipPath: `inset(0 calc(${far} * 100%) 0 calc(${near} * 100%))` },
  to: { clipPath: `inset(0 calc(${far} * (100% - 100vw)) 0 calc(${near} * (100% - 100vw)))` },
});
const leave = keyframes({
  from: { clipPath: 'inset(0)' },
  to: { clipPath: `inset(0 calc(${near} * 100vw) 0 calc(${far} * 100vw))` },
});
/** The rule, once it has moved. It does not fade in, since it is on screen while the browser takes the old page's snapshot. */
const fadeOutAfterMove = keyframes({ '85%': { opacity: 1 }, to: { opacity: 0 } });

/** Start times in ms; they overlap, for 500 ms in all. */
const insertStart = 120;
const fadeStart = 300;

/**
 * Styles of view transitions. Page: the old heading is struck, the new one appears as an insertion and fades to the text colour; the rest
 * crossfades. Language: the double rule moves to the other margin and uncovers the other language.
 */
const styles = ({ marks: { duration, easing }, palette }: Theme) => {
  const insertTiming = `${duration.editInsert}ms ${easing.ink} ${insertStart}ms both`;
  const fadeTiming = `${duration.editDry}ms ${easing.standard} ${fadeStart}ms both`;
  return {
    '[data-edit]': {
      position: 'fixed',
      inset: '0 auto auto 0',
      maxWidth: 'none !important',
      margin: '0 !important',
      pointerEvents: 'none',
    },
    '[data-edit=margin-rule]': {
      height: '100vh',
      border: `0 double ${palette.line.strong}`,
      borderInlineStartWidth: 3,
    },
    '::view-transition': { '--near': 0, '--far': 1 },
    '[dir=rtl]::view-transition': { '--near': 1, '--far': 0 },
    // With the headings: earlier the new page would lie under the old title.
    '::view-transition-old(root), ::view-transition-new(root)': {
      animationDuration: `${duration.editInsert}ms`,
      animationDelay: `${insertStart}ms`,
    },
    '::view-transition-group(heading-old), ::view-transition-group(heading-struck)': {
      animation: `${leave} ${insertTiming}`,
    },
    '::view-transition-old(heading-old)': { animation: 'none' },
    '::view-transition-old(heading-struck)': {
      animation: `${strike} ${duration.editStrike}ms ${easing.ink} both`,
    },
    '::view-transition-group(heading-inserted), ::view-transition-new(heading-marked)': {
      animation: `${arrive} ${insertTiming}`,
    },
    '::view-transition-new(heading-inserted)': { animation: `${fadeOut} ${fadeTiming}` },
    '::view-transition-new(heading-new)': { animation: `${fadeIn} ${fadeTiming}` },
    '[data-transition=language]': {
      '&::view-transition-group(margin-rule)': {
        zIndex: 1,
        animationDuration: `${(1 - 2 * marginShare) * duration.editLanguage}ms`,
        animationDelay: `${marginShare * duration.editLanguage}ms`,
        animationTimingFunction: easing.ink,
      },
      '&::view-transition-image-pair(margin-rule)': {
        animation: `${fadeOutAfterMove} ${duration.editLanguage}ms both`,
      },
      // `viewTransition.ts` animates the new page, since it measures the rule's position.
      [`&::view-transition-old(root), &::view-transition-new(${uncovered})`]: { animation: 'none' },
      [`&::view-transition-group(${uncovered})`]: { overflow: 'clip' },
    },
  };
};

/** Animates changes of page and language. Immediate with reduced motion and without view transitions. */
export function PageTransitions() {
  const { duration, easing } = useTheme().marks;
  useEffect(() => {
    const controller = new AbortController();
    const timing = { duration: duration.editLanguage, easing: easing.ink };
    setPageTransitions(createPageTransitions(timing, controller.signal));
    return () => controller.abort();
  }, [duration, easing]);
  return <GlobalStyles styles={styles} />;
}
