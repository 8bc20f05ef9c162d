import Typography from '@mui/material/Typography';
import { keyframes, type Theme } from '@mui/material/styles';
import { useEffect, useState, type AnimationEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../locale/useText';

/** The title has been performed once since the site was opened. */
let hasPlayed = false;

/** A page reached by Back or Forward stands still, even where the browser had to load it anew. */
function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}

const strike = keyframes({ from: { backgroundSize: '0 0.045em' } });
const insert = keyframes({
  from: { clipPath: 'inset(-0.2em var(--after) -0.3em var(--before))' },
  to: { clipPath: 'inset(-0.2em 0% -0.3em 0%)' },
});
/** A cover of the page's colour shrinks away from the dots, about one dot at a step. */
const uncover = keyframes({
  from: { backgroundSize: '100% 0.16em, 0.19em 0.1em' },
  to: { backgroundSize: '0 0.16em, 0.19em 0.1em' },
});

/** Two lines. The strike is a background, since a line through text cannot be drawn bit by bit. */
const title = {
  textWrap: 'wrap',
  '& > span': { display: 'block' },
  '--before': '0%',
  '--after': '100%',
  '[dir=rtl] &': { '--before': '100%', '--after': '0%' },
  '@media screen and (forced-colors: none)': {
    '& del': {
      textDecorationColor: 'transparent',
      backgroundImage: 'linear-gradient(currentColor, currentColor)',
      backgroundPosition: 'var(--before) 50%',
      backgroundSize: '100% 0.045em',
      backgroundRepeat: 'no-repeat',
    },
  },
};

/** Strike, pause, insertion, pause, dots: 2.2 s in all, the first 0.6 for the fonts and the eye (art direction, section 8). */
const motion = ({ palette, marks }: Theme) => ({
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '& del': { animation: `${strike} ${marks.duration.strike}ms ${marks.easing.ink} 600ms backwards` },
    '& ins': { animation: `${insert} ${marks.duration.insert}ms ${marks.easing.ink} 1200ms backwards` },
    '& .stet-dots': {
      backgroundImage: `linear-gradient(${palette.surface.page}, ${palette.surface.page}), radial-gradient(circle, currentColor 0 0.042em, transparent 0.05em)`,
      backgroundPosition: 'var(--after) bottom, 0 bottom',
      backgroundRepeat: 'no-repeat, round no-repeat',
      animation: `${uncover} 420ms steps(14) 1720ms both`,
    },
  },
});

/**
 * The two-part title, which does what the product does: the machine strikes and inserts, a person lets stand (H1). It plays
 * once; without motion, on Back and ever after it stands as it ends. Its accessible name is the final text.
 */
export function HeroTitle() {
  const text = useText();
  const [isStill, setIsStill] = useState(hasPlayed);

  useEffect(() => {
    if (cameBack()) setIsStill(true);
  }, []);

  function rest({ target }: AnimationEvent) {
    // The dots come last.
    if (!(target as Element).matches('.stet-dots')) return;
    hasPlayed = true;
    setIsStill(true);
  }

  return (
    <Typography
      variant="display1"
      component="h1"
      className="marks-display"
      // The word that was struck leaves two spaces where it stood.
      aria-label={`${text('home.hero.machine')} ${text('home.hero.person')}`.replace(/\s+/g, ' ')}
      onAnimationEnd={rest}
      sx={[title, !isStill && motion]}
    >
      <span aria-hidden>
        <FormattedMessage id="home.hero.machine" />
      </span>
      <span aria-hidden>
        <FormattedMessage id="home.hero.person" />
      </span>
    </Typography>
  );
}
