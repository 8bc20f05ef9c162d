import Box from '@mui/material/Box';
import { keyframes, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../locale/useText';
import { Was } from '../Edited';
import { markBackgrounds } from '../markBackgrounds';
import type { ChangeId, Decision } from './redlineState';

/*
 * Motion (art direction, sections 7 and 8): every animation leads to what stands without it, so a visitor who asked for
 * less motion sees the final state at once.
 */
const closeUp = keyframes({ from: { fontSize: '1em' } });
const dry = keyframes({
  from: { color: 'var(--ink)', textDecoration: 'underline double 1px var(--ink)' },
  to: { textDecoration: 'underline double 1px transparent' },
});
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });
/** A cover of the sheet's colour shrinks away from the dots, one dot at a time. */
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
  /** Words that were deleted, or an insertion that was refused. */
  kind: 'delete' | 'insert';
}

/** Words on their way out close up. They are drawn, not written: the text no longer holds them. */
function Leaving({ words, kind }: LeavingProps) {
  return (
    <Box
      component="span"
      aria-hidden
      data-words={words}
      sx={({ marks, palette }) => ({
        fontSize: 0,
        // On their way to nothing the words must not push their line apart.
        lineHeight: 0,
        animation: `${closeUp} ${marks.duration.note}ms ${marks.easing.ink} backwards`,
        '&::before': {
          content: 'attr(data-words)',
          whiteSpace: 'pre-wrap',
          color: palette.mark[kind],
          textDecoration: kind === 'delete' ? 'line-through' : 'underline double 1px',
        },
      })}
    />
  );
}

interface MarginSignProps {
  /** A change bar beside the line, or the proofreader's word for what was kept. */
  sign: 'bar' | 'stet';
}

/** A sign in the sheet's margin, level with the line it is placed in: absolute, with no block offset of its own. */
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
  /** Whether the changes are about to be made. */
  isMoving: boolean;
  /** What follows in the clause; it moves with the change. */
  tail: ReactNode;
  /** The clause before and after the change, in plain text. */
  around: readonly [string, string];
}

/**
 * One change in the text of the clause. Open, it is a deletion and an insertion with a bar in the margin; accepted, the
 * insertion is text like any other; rejected, the original stands, dotted, with *stet* in the margin.
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
          {/* Apart, or a space at the end of a line would be wiped in with the words on the next. */}
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
