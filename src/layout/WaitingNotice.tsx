import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { Icon } from '../components/Icon';
import { giveUpWaiting, startWaiting } from '../components/waiting';
import { emptyHtml } from '../components/trustedTypes';
import { useText } from '../locale/useText';
import { HeaderButton } from './navigationLinks';
import { atFoot } from './Notice';

/** What loads within this time, in milliseconds, is shown without a word about loading. */
const grace = 150;

const appear = {
  '@keyframes appear': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
  // A control that was pressed and waits, marked by the start script or by React.
  ':is([data-pending], [aria-busy=true]):is(a, button, [role=button])': { cursor: 'progress', opacity: 0.6 },
};

/** Tells that a page is being fetched; giving up stays on the one that is on screen. */
function useNavigationWait() {
  const { state } = useNavigation();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isLoading = state === 'loading';

  useEffect(() => {
    if (!isLoading) return;
    const end = startWaiting(
      () => void navigate(pathname + search + hash, { replace: true, preventScrollReset: true }),
    );
    return () => end();
  }, [isLoading, pathname, search, hash, navigate]);
}

/**
 * What is said while a press or a link waits for its code, and when that cannot be loaded (`start/status.ts`). It is part of
 * every page's HTML: before the application runs, the start script shows it by the same attribute.
 */
export function WaitingNotice() {
  const text = useText();
  useNavigationWait();

  useEffect(() => {
    const giveUp = ({ key }: KeyboardEvent) => key === 'Escape' && giveUpWaiting();
    window.addEventListener('keydown', giveUp);
    return () => window.removeEventListener('keydown', giveUp);
  }, []);

  return (
    <>
      <GlobalStyles styles={appear} />
      {/* Its text is the start script's and the application's, not React's. */}
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
          ...atFoot,
          overflow: 'hidden',
          display: 'none',
          alignItems: 'center',
          gap: 1,
          animation: `appear ${grace}ms step-end`,
          displayPrint: 'none',
          '[data-waiting] &': { display: 'flex' },
          '[data-waiting=waiting] & [data-text=failed], [data-waiting=failed] & :is([data-text=waiting], .MuiLinearProgress-root)':
            { display: 'none' },
        }}
      >
        <LinearProgress
          aria-hidden
          sx={{ position: 'absolute', insetInline: 0, insetBlockStart: 0, height: 2 }}
        />
        <span aria-hidden data-text="waiting">
          <FormattedMessage id="shell.waiting.text" />
        </span>
        <span aria-hidden data-text="failed">
          <FormattedMessage id="shell.waiting.failed" />
        </span>
        <HeaderButton aria-label={text('shell.waiting.cancel')} data-give-up="" onClick={giveUpWaiting}>
          <Icon name="close" />
        </HeaderButton>
      </Paper>
    </>
  );
}
