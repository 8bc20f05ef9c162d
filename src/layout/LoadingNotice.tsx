import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { keyframes } from '@mui/material/styles';
import { progressBar, progressKeyframes } from '@stet/theme/core';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FormattedMessage } from 'react-intl';
import { useWindowEvent } from '../hooks/useWindowEvent';
import { cancelLoading } from '../browser/loading';
import { noticeDelay, type WaitingState } from '../browser/status';
import { emptyHtml } from '../browser/trustedTypes';
import { useText } from '../locale/useText';
import { show } from '../styles/keyframes';
import { HeaderButton } from './navigationLinks';
import { fixedAtBottom } from './Notice';

const pass = keyframes(progressKeyframes);

const states: readonly WaitingState[] = ['waiting', 'failed', 'stale'];

/**
 * Announces that code loads or has failed (`browser/status.ts`), and offers to reload a page of a former build. In every page's HTML, so that the
 * start script and the loader can use it.
 */
export function LoadingNotice() {
  const text = useText();

  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') cancelLoading();
  });

  return (
    <>
      {/* Its text is set by `showStatus`, not by React. */}
      <Box
        component="p"
        id="waiting-status"
        role="status"
        sx={visuallyHidden}
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
          [states.map((state) => `[data-waiting=${state}] & [data-text]:not([data-text=${state}])`).join()]: {
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
        <Button size="small" variant="contained" data-text="stale" data-reload="">
          <span data-text="stale">
            <FormattedMessage id="shell.waiting.stale" />
          </span>
        </Button>
        <HeaderButton aria-label={text('shell.waiting.cancel')} data-cancel="" onClick={cancelLoading}>
          <CloseIcon />
        </HeaderButton>
      </Paper>
    </>
  );
}
