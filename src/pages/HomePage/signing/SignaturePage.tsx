import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import { keyframes, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Announcement } from '../../../components/Announcement';
import { PrintButton } from '../../../components/PrintButton';
import { fadeIn, rise } from '../../../styles/keyframes';
import { motionQuery } from '../../../styles/mediaQueries';
import { useText } from '../../../locale/useText';
import { useTally } from '../decisions/decisions';
import { printPart, whilePrinting } from '../../../browser/printPart';
import { SignaturePad } from './SignaturePad';
import type { Stroke } from './strokes';

/** Longest initials. */
const longest = 5;

/** Prints only what contains the signature page. */
const printStyles = (
  <GlobalStyles
    styles={{
      '@media print': {
        [`html${whilePrinting('signature')} body *:not(:has(#signature-page), #signature-page, #signature-page *)`]:
          { display: 'none' },
        [`html${whilePrinting('signature')} :is(header, footer)`]: { display: 'none' },
      },
    }}
  />
);

const blink = keyframes({ '0%, 50%': { opacity: 1 }, '50.01%, 100%': { opacity: 0 } });

const page = ({ marks: { duration, easing }, spacing }: Theme) => ({
  marginBlockStart: { xs: 4, md: 6 },
  padding: { xs: spacing(3.5, 2.5), md: spacing(5.5, 7, 5) },
  [motionQuery]: { animation: `${rise} ${duration.note}ms ${easing.standard}` },
  '@media print': { margin: 0, border: 0, boxShadow: 'none', padding: 0, breakInside: 'avoid' as const },
});

/** The machine's caret blinks for three seconds; then a text explains its empty line. */
const caretAnimation = ({ palette, marks: { duration } }: Theme) => ({
  position: 'relative' as const,
  [motionQuery]: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockEnd: '0.1em',
      height: '1.1em',
      borderInlineStart: `2px solid ${palette.line.ink}`,
      animation: `${blink} ${duration.caret}ms 3 forwards`,
    },
    '& > span': { animation: `${fadeIn} ${duration.note}ms ${3.2 * duration.caret}ms backwards` },
  },
});

/** The machine's side and the visitor's. */
const sides = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 7,
} as const;

const ruled = {
  borderBlockStart: 1,
  borderColor: 'line.ink',
  paddingBlockStart: 1,
  color: 'text.secondary',
} as const;

/**
 * The signature page: decisions, date, the machine's line and the visitor's. Signed by drawing or typing, printed on one page, neither sent
 * nor stored. Takes the focus when it opens; Escape closes it.
 */
export function SignaturePage({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { accepted, kept, done } = useTally();
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [typed, setTyped] = useState('');
  const [signedAt] = useState(() => new Date());
  const heading = useRef<HTMLHeadingElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isSigned = strokes.length > 0 || typed.trim() !== '';

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    line.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function onKeyDown({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if (key === 'Escape') onClose();
    // What is typed at once goes to the field.
    else if (target === heading.current && key.length === 1 && !(ctrlKey || metaKey || altKey))
      field.current?.focus();
  }

  /** Initials are drawn or typed: one replaces the other. */
  function sign(drawn: readonly Stroke[], initials: string) {
    setStrokes(drawn);
    setTyped(initials);
  }

  return (
    <Paper
      id="signature-page"
      variant="sheet"
      role="group"
      aria-labelledby="signature-heading"
      onKeyDown={onKeyDown}
      sx={page}
    >
      {printStyles}
      <Typography
        ref={heading}
        id="signature-heading"
        variant="h3"
        tabIndex={-1}
        sx={{ '&:focus-visible': { outlineOffset: 6 } }}
      >
        <FormattedMessage id="home.signing.title" />
      </Typography>
      <Typography variant="document" sx={{ marginBlockStart: 1.5 }}>
        <FormattedMessage id="home.signing.sum" values={{ kind: done || 'none', accepted, kept }} />{' '}
        <FormattedMessage id="home.signing.nothing" />
      </Typography>
      <Box sx={{ ...sides, rowGap: 3.5, alignItems: 'end', marginBlock: (theme) => theme.spacing(3.5, 2.5) }}>
        <div>
          <Typography
            variant="document"
            component="div"
            sx={[{ paddingBlockEnd: 1.5, fontSize: 'sizes.title2', color: 'text.tertiary' }, caretAnimation]}
          >
            <FormattedMessage id="home.signature.noAuthority" tagName="span" />
          </Typography>
          <Typography variant="small" component="div" sx={ruled}>
            <FormattedMessage id="home.signature.machine" />
          </Typography>
        </div>
        {/* Keeps the text field and the buttons below in view. */}
        <Box ref={line} sx={{ scrollMarginBlockEnd: ({ spacing }) => spacing(18) }}>
          <SignaturePad {...{ strokes, typed }} onDraw={(stroke) => sign([...strokes, stroke], '')} />
          <Typography
            variant="small"
            component="div"
            sx={{
              ...ruled,
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
            }}
          >
            <FormattedMessage id="home.signing.you" tagName="span" />
            <span>
              <FormattedDate value={signedAt} dateStyle="long" />
            </span>
          </Typography>
        </Box>
      </Box>
      <Box sx={{ ...sides, rowGap: 2, displayPrint: 'none' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, gridColumn: { sm: 2 } }}>
          <Typography
            component="label"
            htmlFor="initials"
            variant="small"
            sx={{ flex: '1 1 10em', textWrap: 'balance' }}
          >
            <FormattedMessage id="home.signing.type" />
          </Typography>
          {/* An outlined input would load 2 kB for its label's notch. */}
          <InputBase
            id="initials"
            inputRef={field}
            value={typed}
            onChange={({ target }) => sign([], target.value)}
            autoComplete="off"
            inputProps={{ maxLength: longest, size: longest + 2 }}
            sx={({ radii, spacing }) => ({
              minHeight: 48,
              border: 1,
              borderColor: 'line.edge',
              borderRadius: radii.control,
              backgroundColor: 'surface.sheet',
              '& input': { padding: spacing(1.25, 1.75) },
              '&.Mui-focused': { outline: 2, outlineColor: 'action.focus', outlineOffset: 2 },
            })}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, gridColumn: { sm: 2 } }}>
          <PrintButton
            variant="contained"
            size="small"
            aria-disabled={!isSigned}
            onClick={() => isSigned && printPart('signature')}
          />
          <Button variant="outlined" size="small" onClick={() => sign([], '')}>
            <FormattedMessage id="home.signing.clear" />
          </Button>
          <Button variant="text" size="small" onClick={onClose} sx={{ paddingInline: 1 }}>
            <FormattedMessage id="home.signing.close" />
          </Button>
        </Box>
        <Typography
          variant="small"
          color="textTertiary"
          sx={{ gridColumn: { sm: 1 }, gridRow: { sm: 1 }, textWrap: 'balance' }}
        >
          <FormattedMessage id="home.signing.stays" />
        </Typography>
      </Box>
      <Announcement>{isSigned && text('home.signing.signed')}</Announcement>
    </Paper>
  );
}
