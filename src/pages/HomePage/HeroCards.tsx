import CheckIcon from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { croppedFilmQuery } from '../../styles/mediaQueries';
import { listReset } from '../../styles/listReset';
import { useText } from '../../locale/useText';
import { EditButtons } from './edits/EditButtons';
import { EditStatus } from './edits/EditStatus';
import type { Edits } from './edits/useEdits';

/** The changes in the picture of the window. */
export const heroChanges = ['notice', 'exit', 'effect'] as const;

/** What the visitor has decided in the window. */
export type HeroEdits = Edits<(typeof heroChanges)[number]>;

/** The clauses that they change. */
const numbers = { notice: '9.1', exit: '9.2', effect: '9.3' } as const;

/** One pixel of the recorded picture: 880 wide, or 350 where it is cropped. */
export const unit = { wide: 'calc(100cqw / 880)', cropped: 'calc(100cqw / 350)' };

/** Where the cropped picture is shown. */
export const whereCropped = `@media ${croppedFilmQuery}`;

const panel: SxProps<Theme> = ({ palette, radii, spacing, typography }) => ({
  '--u': unit.wide,
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 'calc(108 * var(--u) + 1px)',
  width: 'calc(290 * var(--u))',
  height: 'calc(396 * var(--u) - 1px)',
  display: 'flex',
  flexDirection: 'column',
  borderInlineStart: `1px solid ${palette.line.hair}`,
  backgroundColor: palette.surface.sheet,
  fontSize: `max(${typography.sizes.marker}, calc(13 * var(--u)))`,
  lineHeight: 1.42,
  overflow: 'hidden',
  // The film shows a panel of its own.
  '[data-playing] > &': { visibility: 'hidden' },
  '& ol': { flexGrow: 1, ...listReset, padding: 'calc(12 * var(--u)) calc(14 * var(--u)) 0' },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 1,
    marginBlockEnd: 'calc(9 * var(--u))',
    padding: spacing(1, 1.375),
    border: `1px solid ${palette.line.hair}`,
    borderInlineStart: `3px solid ${palette.line.strong}`,
    borderRadius: radii.sheet,
  },
  '& li.current': { borderColor: palette.line.strong, borderInlineStartColor: palette.line.ink },
  '& b': { display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 'fontWeightBold' },
  '& b svg': { fontSize: 'sizes.small' },
  '& bdi': { color: palette.text.tertiary },
  '& p': { margin: `${spacing(0.25)} 0 0`, width: '100%', color: palette.text.secondary },
  '& .MuiButton-root': { minHeight: 30, paddingInline: 1.5, fontSize: 'inherit' },
  '& .MuiButton-root svg': { fontSize: 'sizes.meta' },
  '& .MuiButton-startIcon': { marginInlineEnd: 0.625 },
  '& .foot': {
    margin: 0,
    padding: `${spacing(1)} calc(14 * var(--u))`,
    borderBlockStart: `1px solid ${palette.line.hair}`,
  },
  // Beside a small picture only the current card has room for its reasons.
  '@container (max-width: 820px)': { '& li:not(.current) p, & .source': { display: 'none' } },
  // Below the cropped picture one card is shown at a time.
  [whereCropped]: {
    '--u': '1px',
    position: 'relative',
    inset: 'auto',
    marginBlockStart: 'calc(-1 * var(--foot))',
    width: 'auto',
    height: 'auto',
    border: 0,
    borderBlockStart: `1px solid ${palette.line.strong}`,
    fontSize: 'sizes.small',
    // As high as the highest card, whose reason wraps below 350 px, so that nothing moves from card to card.
    '& ol': { minHeight: 'max(9.75rem, 16.6rem - 31cqw)', padding: spacing(1.5, 1.75, 0) },
    '& li': { marginBlockEnd: 1.125 },
    // All three in the room of one.
    '& li:not(.current)': { paddingBlock: 0.25 },
    '& .foot': { padding: spacing(0.5, 1.75) },
    '& li:not(.shown)': { display: 'none' },
    '& li.current .source': { display: 'block' },
    '& .current .MuiButton-root': { minHeight: 40, paddingInline: 2 },
  },
});

/** The panel of the hero's window: one card per change, to be accepted or rejected in turn. */
export function HeroCards({ ref, ...edits }: HeroEdits & { ref: Ref<HTMLDivElement> }) {
  const text = useText();
  const { ids, outcomes, open, current, decide } = edits;

  return (
    <Box ref={ref} role="group" aria-label={text('home.hero.cards')} sx={panel}>
      <ol>
        {ids.map((id) => {
          const outcome = outcomes[id];
          const isCurrent = id === current;
          // Once all are decided, all outcomes are shown.
          const others = current ? undefined : 'shown';
          return (
            <li key={id} className={isCurrent ? 'current shown' : others}>
              <b>
                {outcome === 'accepted' && <CheckIcon />}
                <FormattedMessage
                  id={
                    outcome
                      ? `home.decisions.${outcome === 'accepted' ? 'accepted' : 'kept'}`
                      : `samples.card.${id}.title`
                  }
                />
              </b>
              <bdi>{numbers[id]}</bdi>
              {!outcome && (
                <>
                  <FormattedMessage id={`samples.card.${id}.body`} tagName="p" />
                  <p className="source">
                    <FormattedMessage id={`samples.card.${id}.source`} />
                  </p>
                </>
              )}
              {(isCurrent || outcome) && (
                <EditButtons
                  label={`${numbers[id]} ${text(`samples.card.${id}.title`)}`}
                  outcome={outcome}
                  onDecide={(wanted) => decide([id], wanted)}
                  sx={isCurrent ? { marginBlockStart: 1 } : {}}
                />
              )}
            </li>
          );
        })}
      </ol>
      <p className="foot">
        <FormattedMessage
          id="home.decisions.tally"
          values={{ done: ids.length - open.length, all: ids.length }}
        />
      </p>
      <EditStatus {...edits} />
    </Box>
  );
}
