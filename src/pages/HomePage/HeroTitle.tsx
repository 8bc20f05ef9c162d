import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keyframes, type Theme } from '@mui/material/styles';
import { useEffect, useState, type AnimationEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { plainText } from '../../locale/richText';
import { useText } from '../../locale/useText';
import { Decided, decided } from './decisions/Decided';
import { useDecisions } from './decisions/decisions';
import { edited, editMotion, ends } from './Edited';
import { TitleNote } from './TitleNote';

/** The title has been performed once since the site was opened. */
let hasPlayed = false;

/** Until the fonts are here and the eye has found the line, in ms. */
const start = 600;

/** The dots come one after the other. */
const uncover = keyframes({
  from: { clipPath: 'inset(0 var(--far) 0 var(--near))' },
  to: { clipPath: 'inset(0)' },
});

/** Two lines. The strike is a background, lower than a line through text, which would double the bar of an e. */
const title = {
  // Three lines on a phone, none of them a single word.
  '@media (max-width: 37.497em)': {
    '&:lang(he)': { fontSize: 'sizes.heroPhone' },
  },
  // On the widest screens it fills the width; larger letters stand closer together.
  '@media (min-width: 100em)': { fontSize: 'sizes.hero', '&:lang(en)': { letterSpacing: '-0.03em' } },
  '& > span': { ...edited, display: 'block' },
  '& .following': { display: 'block' },
  // Lower, the dots of the first line would touch the letters of the second.
  '& .stet-dots': { paddingBlockEnd: '0.02em' },
  ...ends,
  '@media screen and (forced-colors: none)': {
    '& del': {
      textDecorationColor: 'transparent',
      background:
        'linear-gradient(currentColor, currentColor) var(--near) calc(50% + 0.03em) / 100% 0.045em no-repeat',
      // A Hebrew letter leaves room behind itself.
      '&:lang(he)': { backgroundSize: 'calc(100% - 0.07em) 0.045em' },
    },
  },
};

/** Strike, pause, insertion, pause, dots: 2.2 s in all. */
const edits = (theme: Theme) => ({
  ...editMotion(theme, start),
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '& .stet-dots': { position: 'relative', backgroundSize: 0 },
    '& .stet-dots::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: '0.1em',
      background:
        'radial-gradient(circle, currentColor 0 0.042em, transparent 0.05em) 0 100% / 0.19em 0.1em round',
      animation: `${uncover} ${theme.marks.duration.dots}ms steps(14) ${start + 1120}ms both`,
    },
  },
});

const dry = keyframes({ to: { opacity: 0 } });

/** What was accepted comes in as it was proposed, and dries to ink. */
const drying = ({ marks: { duration, easing }, palette }: Theme) => ({
  '@media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none)': {
    '& .words': { position: 'relative', display: 'inline-block' },
    '& .words::after': {
      content: 'attr(data-words)',
      position: 'absolute',
      inset: 0,
      color: palette.mark.insert,
      background: [0.02, 0.085]
        .map(
          (rise) =>
            `linear-gradient(currentColor, currentColor) 0 calc(100% - ${rise}em) / 100% 0.026em no-repeat`,
        )
        .join(', '),
      animation: `${dry} ${3 * duration.editDry}ms ${easing.standard} ${2 * duration.insert}ms both`,
    },
  },
});

/** A page that Back or Forward loaded anew stands still, also before it is hydrated: the start script marks it. */
const motion = (theme: Theme) => ({ 'html:not([data-returned]) &': edits(theme) });

/**
 * The two-part title, which does what the product does: the machine strikes and inserts, a person lets stand. It plays
 * once; without motion, on Back and ever after it stands as it ends. Then a note asks the visitor, who may have it otherwise.
 * Its accessible name is what it says in the end.
 */
export function HeroTitle() {
  const text = useText();
  const { formatMessage } = useIntl();
  const outcome = useDecisions().title;
  const [isFirst] = useState(!hasPlayed);
  const [isStill, setIsStill] = useState(hasPlayed);
  const isMoving = !isStill && !outcome;
  const original = { ...plainText, del: plainText.b, ins: plainText.del };
  const machine = formatMessage({ id: 'home.hero.machine' }, outcome === 'rejected' ? original : plainText);

  useEffect(() => {
    if ('returned' in document.documentElement.dataset) setIsStill(true);
  }, []);

  function rest({ target }: AnimationEvent) {
    // The dots come last.
    if (!(target as Element).matches('.stet-dots')) return;
    hasPlayed = true;
    setIsStill(true);
  }

  return (
    <Box sx={{ position: 'relative' }}>
      <Typography
        variant="display1"
        component="h1"
        className="marks-display"
        // A word that goes leaves a space too many.
        aria-label={`${machine} ${text('home.hero.person')}`.replace(/\s+/g, ' ').replace(' .', '.')}
        onAnimationEnd={rest}
        sx={[title, ...(outcome ? [decided, drying] : []), isMoving && motion]}
      >
        <span aria-hidden>
          <Decided
            id="home.hero.machine"
            following={<FormattedMessage id="home.hero.person" />}
            {...{ outcome, isMoving }}
          />
        </span>
      </Typography>
      <TitleNote isRising={isFirst} />
    </Box>
  );
}
