import Typography from '@mui/material/Typography';
import { keyframes, type Theme } from '@mui/material/styles';
import { Children, useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../locale/useText';
import { motionQuery, wideScreen } from '../../styles/mediaQueries';

/** Once per visit. */
let hasPlayed = false;

/** Delay of the animation in milliseconds, in which fonts load and readers find the title. */
const start = 600;
/** Milliseconds between the strike and the insertion, and between that and the dots. */
const pauses = [150, 170] as const;

const shown = 'inset(-0.2em -15% -0.4em)';
const draw = keyframes({ from: { clipPath: 'var(--undrawn)' }, to: { clipPath: shown } });
const wipe = keyframes({ from: { clipPath: shown }, to: { clipPath: 'var(--wiped)' } });
/** On phones the insertion gets a line of its own, where the second sentence stands until then. */
const makeRoom = keyframes({ from: { transform: 'translateY(-1lh)' } });

const title = {
  // Three lines on phones, none of them a single word.
  '@media (max-width: 37.497em)': { '&:lang(he)': { fontSize: 'sizes.heroPhone' } },
  // Tighter letter spacing at the largest size.
  [wideScreen]: { fontSize: 'sizes.hero', '&:lang(en)': { letterSpacing: '-0.03em' } },
  '& .machine, & .person': { display: 'block' },
  // Balanced, the deletion would stand where the second sentence waits.
  '& .machine': { textWrap: { xs: 'wrap', sm: 'balance' } },
  '& .insertion': { display: { xs: 'inline-block', sm: 'inline' } },
  // Keeps the dots of the first line off the letters of the second.
  '& .stet-dots': { paddingBlockEnd: '0.02em' },
  // The strike is a background, lower than `line-through`, which would coincide with the bar of an “e”.
  '@media screen and (forced-colors: none)': {
    '& del': { position: 'relative', textDecorationColor: 'transparent' },
    '& del::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: 'linear-gradient(currentColor, currentColor) 0 calc(50% + 0.03em) / 100% 0.045em no-repeat',
    },
    // Hebrew letters have a wider side bearing.
    '& del:lang(he)::after': { backgroundSize: 'calc(100% - 0.07em) 0.045em', backgroundPositionX: '100%' },
  },
};

/** Strike, pause, insertion, pause, dots: 2.1 s in all; not after Back, of which the start script sets an attribute. */
const motion = ({ timing: { duration, easing }, breakpoints, direction, palette }: Theme) => {
  const strike = `${duration.strike}ms ${easing.ink} ${start}ms`;
  const inserted = start + duration.strike + pauses[0];
  const dotted = inserted + duration.insert + pauses[1];
  const [undrawn, wiped] = ['inset(-0.2em 100% -0.4em 0)', 'inset(-0.2em 0 -0.4em 100%)'];
  return {
    [`${motionQuery} and (forced-colors: none)`]: {
      'html:not([data-returned]) &': {
        '--undrawn': direction === 'rtl' ? wiped : undrawn,
        '--wiped': direction === 'rtl' ? undrawn : wiped,
        // The strike colours the word as it passes.
        '& del::before': {
          content: 'attr(data-words)',
          position: 'absolute',
          inset: 0,
          // The height of the word's own box, so that both stand in one line.
          lineHeight: 'normal',
          color: palette.text.primary,
          animation: `${wipe} ${strike} both`,
        },
        '& del::after': { animation: `${draw} ${strike} both` },
        '& .insertion': { animation: `${draw} ${duration.insert}ms linear ${inserted}ms backwards` },
        [breakpoints.down('sm')]: {
          '& .person': {
            animation: `${makeRoom} ${duration.note}ms ${easing.standard} ${start + duration.strike}ms backwards`,
          },
        },
        '& .stet-dots': { position: 'relative', backgroundSize: 0 },
        '& .stet-dots::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 0,
          height: '0.1em',
          background:
            'radial-gradient(circle, currentColor 0 0.042em, transparent 0.05em) 0 100% / 0.19em 0.1em round',
          animation: `${draw} ${duration.dots}ms steps(14) ${dotted}ms both`,
        },
      },
    },
  };
};

/** The deleted words once more, for the animation. */
const deletion = (words: ReactNode[]) => <del data-words={words.join('')}>{words}</del>;

/** The insertion with the full stop after it. */
function withInsertion(sentence: ReactNode[]) {
  const parts = Children.toArray(sentence);
  return (
    <span className="machine">
      {parts.slice(0, -2)}
      <span className="insertion">{parts.slice(-2)}</span>
    </span>
  );
}

/**
 * The title, which demonstrates an edit: the machine strikes and inserts, a person lets a word stand. It is animated once. Its accessible name
 * is the final text.
 */
export function HeroTitle() {
  const text = useText();
  const [isMoving] = useState(!hasPlayed);
  useEffect(() => {
    hasPlayed = true;
  }, []);

  return (
    <Typography
      variant="display1"
      className="marks-display"
      // Removing a word leaves two spaces.
      aria-label={`${text('home.hero.machine')} ${text('home.hero.person')}`.replace(/\s+/g, ' ')}
      sx={[title, isMoving && motion]}
    >
      <span aria-hidden>
        <FormattedMessage id="home.hero.machine" values={{ del: deletion }}>
          {withInsertion}
        </FormattedMessage>
        <span className="person">
          <FormattedMessage id="home.hero.person" />
        </span>
      </span>
    </Typography>
  );
}
