import Box from '@mui/material/Box';
import { keyframes, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../locale/useText';
import { vanish, Was } from '../Edited';
import { markBackgrounds } from '../markBackgrounds';
import type { ChangeId, Decision } from './redlineState';

/* Animations start from the previous state and end in the static one, so reduced motion shows the final state. */
const closeUp = keyframes({ from: { fontSize: '1em' } });
const dry = keyframes({
  from: { color: 'var(--ink)', textDecoration: 'underline double 1px var(--ink)' },
  to: { textDecoration: 'underline double 1px transparent' },
});
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });
/** A cover of the sheet's colour recedes from the dots one by one. */
const uncover = keyframes({ from: { backgroundSize: '100% 4px, 6px 4px' } });

const stetDots = ({ palette, marks }: Theme) => ({
  '--end': '100%',
  '[dir=rtl] &': { '--end': '0%' },
  paddingBlockEnd: 0.375,
  backgroundImage: `linear-gradient(${palette.surface.sheet} 0 0), radial-gradient(circle, currentColor 0 1.1px, transparent 1.5px)`,
  backgroundSize: '0 4px, 6px 4px',
  backgroundPosition: 'var(--end) bottom, 0 bottom',
  backgroundRepeat: 'no-repeat, round no-repeat',
  animation: `${uncover} ${marks.duration.dots}ms steps(12) backwards`,
  '@media (forced-colors: active)': { backgroundImage: 'none', borderBlockEnd: 'max(0.084em, 2px) dotted' },
});

interface LeavingProps {
  words: string;
  /** A deletion, or a rejected insertion. */
  kind: 'delete' | 'insert';
}

/**
 * Removed words, as generated content: accessible text no longer has them. They fade, then collapse in one step, because a size
 * that is animated lays out the clause in every frame.
 */
function Leaving({ words, kind }: LeavingProps) {
  return (
    <Box
      component="span"
      aria-hidden
      data-words={words}
      sx={({ marks, palette }) => ({
        fontSize: 0,
        // The collapsing words must not increase the line height.
        lineHeight: 0,
        animation: `${closeUp} ${marks.duration.note}ms step-end`,
        '&::before': {
          content: 'attr(data-words)',
          whiteSpace: 'pre-wrap',
          color: palette.mark[kind],
          textDecoration: kind === 'delete' ? 'line-through' : 'underline double 1px',
          animation: `${vanish} ${marks.duration.note}ms ${marks.easing.ink} both`,
        },
      })}
    />
  );
}

interface MarginSignProps {
  /** A change bar, or “stet” for a rejected change. */
  sign: 'bar' | 'stet';
}

/** A sign in the margin: absolute without block offset, so that it stays level with its line. */
function MarginSign({ sign }: MarginSignProps) {
  const isBar = sign === 'bar';
  return (
    <Box
      component="span"
      className={isBar ? 'beside' : undefined}
      aria-hidden={isBar}
      sx={({ marks, palette }) => ({
        position: 'absolute',
        insetInlineEnd: 'var(--margin-sign)',
        ...(isBar
          ? {
              inlineSize: 2,
              blockSize: '1lh',
              marginInlineEnd: 1.75,
              backgroundColor: palette.mark.changeBar,
            }
          : {
              fontSize: { xs: 'sizes.compact', md: 'sizes.title1' },
              animation: `${rise} ${marks.duration.note}ms ${marks.easing.standard} ${marks.duration.dots}ms backwards`,
            }),
      })}
    >
      {!isBar && <FormattedMessage id="home.redline.stet" />}
    </Box>
  );
}

export interface TrackedChangeProps {
  change: ChangeId;
  decision: Decision;
  isCurrent: boolean;
  /** Whether the changes will be animated. */
  isMoving: boolean;
  /** The text after the change, which moves with it. */
  tail: ReactNode;
  /** Plain text of the clause before and after the change. */
  around: readonly [string, string];
}

/**
 * A change in the clause. Open: deletion, insertion and a bar in the margin. Accepted: the insertion as plain text. Rejected: the original
 * with dots, and “stet” in the margin.
 */
export function TrackedChange({
  change,
  decision,
  isCurrent,
  isMoving,
  tail,
  around: [before, after],
}: TrackedChangeProps) {
  const text = useText();
  const deleted = <FormattedMessage id={`samples.${change}.del`} />;
  const inserted = <FormattedMessage id={`samples.${change}.ins`} />;

  switch (decision) {
    case 'open':
      return (
        <Box
          component="span"
          data-change={change}
          sx={
            isCurrent
              ? { '& :is(del, .arriving:not(.rest))': { backgroundColor: 'mark.highlight' } }
              : markBackgrounds
          }
        >
          <MarginSign sign="bar" />
          <del>{deleted}</del>
          <MarginSign sign="bar" />
          {/* Separate, since a space at a line's end would be animated with the next line. */}
          <span className="arriving"> </span>
          <span className="arriving">
            <ins>{inserted}</ins>
          </span>
          <MarginSign sign="bar" />
          <span className="arriving rest">{tail}</span>
          {isMoving && <Was parts={[before, text(`samples.${change}.del`), after]} />}
        </Box>
      );
    case 'accepted':
      return (
        <>
          <Leaving kind="delete" words={`${text(`samples.${change}.del`)} `} />
          <Box
            component="span"
            sx={({ marks, palette }) => ({
              '--ink': palette.mark.insert,
              animation: `${dry} ${marks.duration.note}ms ${marks.easing.ink}`,
            })}
          >
            {inserted}
          </Box>
          {tail}
        </>
      );
    case 'rejected':
      return (
        <>
          <Box component="span" sx={stetDots}>
            {deleted}
          </Box>
          <Leaving kind="insert" words={` ${text(`samples.${change}.ins`)}`} />
          {tail}
          <MarginSign sign="stet" />
        </>
      );
  }
}
