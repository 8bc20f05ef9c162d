import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { keyframes } from '@mui/material/styles';
import { progressBar, progressKeyframes } from '@stet/theme/core';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate, useNavigation, type Location } from 'react-router-dom';
import { Icon } from '../components/Icon';
import { useWindowEvent } from '../hooks/useWindowEvent';
import { cancelLoading, startLoading } from '../browser/loading';
import { emptyHtml } from '../browser/trustedTypes';
import { useLocale } from '../locale/useLocale';
import { useText } from '../locale/useText';
import { show } from '../styles/keyframes';
import { HeaderButton } from './navigationLinks';
import { fixedAtBottom } from './Notice';

/** Milliseconds before loading is announced. */
const noticeDelay = 150;

const pass = keyframes(progressKeyframes);

/** The index of the current history entry, which the router keeps in the entry's state. */
const historyIndex = () => (window.history.state as { idx: number } | null)?.idx ?? 0;

/** Announces that a page is loading; cancelling stays on the current one. */
function useNavigationWait() {
  const isLoading = useNavigation().state === 'loading';
  const { pathname, search, hash, state }: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const shown = useRef(0);

  useEffect(() => {
    if (!isLoading) {
      shown.current = historyIndex();
      return;
    }
    return startLoading(() => {
      // Back and Forward have left the entry of the current page already.
      const steps = shown.current - historyIndex();
      void (steps
        ? navigate(steps)
        : navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true }));
    });
  }, [isLoading, pathname, search, hash, state, navigate]);
}

/** Announces that another language is loading; cancelling keeps the current one. */
function useLanguageWait() {
  const isLoading = useLocale('switching')?.state === 'loading';
  const language = useLocale('language');
  const setLanguage = useLocale('setLanguage');
  const keepLanguage = useEffectEvent(() => setLanguage(language));

  useEffect(() => {
    if (!isLoading) return undefined;
    return startLoading(() => keepLanguage());
  }, [isLoading]);
}

/** Announces that code loads or has failed (`start/status.ts`). In every page's HTML, so that the start script can use it. */
export function LoadingNotice() {
  const text = useText();
  useNavigationWait();
  useLanguageWait();

  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') cancelLoading();
  });

  return (
    <>
      {/* Its text is set by the start script and by `showStatus`, not by React. */}
      <Box
        component="p"
        id="waiting-status"
        role="status"
        sx={visuallyHidden}
        data-waiting={text('shell.waiting.text')}
        data-failed={text('shell.waiting.failed')}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: emptyHtml }}
      />
      <Paper
        variant="note"
        sx={{
          ...fixedAtBottom,
          overflow: 'hidden',
          display: 'none',
          alignItems: 'center',
          gap: 1,
          animation: `${show} ${noticeDelay}ms step-end`,
          displayPrint: 'none',
          '[data-waiting] &': { display: 'flex' },
          '[data-waiting=waiting] & [data-text=failed], [data-waiting=failed] & [data-text=waiting]': {
            display: 'none',
          },
        }}
      >
        <Box
          aria-hidden
          data-text="waiting"
          sx={{
            position: 'absolute',
            insetInlineStart: 0,
            insetBlockStart: 0,
            height: 2,
            backgroundColor: 'action.fill',
            ...progressBar(`${pass}`),
          }}
        />
        <span aria-hidden data-text="waiting">
          <FormattedMessage id="shell.waiting.text" />
        </span>
        <span aria-hidden data-text="failed">
          <FormattedMessage id="shell.waiting.failed" />
        </span>
        <HeaderButton aria-label={text('shell.waiting.cancel')} data-cancel="" onClick={cancelLoading}>
          <Icon name="close" />
        </HeaderButton>
      </Paper>
    </>
  );
}
