import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keyframes, useTheme, type Theme } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, useState, type AnimationEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fadeOut } from '../../styles/keyframes';
import { useReview } from '../../hooks/useReview';
import { motionQuery, wideScreen } from '../../styles/mediaQueries';
import { plainText } from '../../locale/richText';
import { useText } from '../../locale/useText';
import { Decided, decided, animateClosing } from './decisions/Decided';
import { useOutcome } from './decisions/decisions';
import { edited, editMotion, ends, wiped } from './Edited';
import { TitleNote } from './TitleNote';

/** Once per visit. */
let hasPlayed = false;

/** Delay of the animation in milliseconds, in which fonts load and readers find the title. */
const start = 600;

/** Reveals the dots one after the other. */
const uncover = keyframes({
  from: { clipPath: 'inset(0 var(--far) 0 var(--near))' },
  to: { clipPath: 'inset(0)' },
});

/** On phones the insertion gets a line of its own, where the second sentence stands until then. */
const makeRoom = keyframes({ from: { transform: 'translateY(-1lh)' } });

/** The strike is a background image, lower than `line-through`, which would coincide with the bar of an “e”. */
const title = {
  // Three lines on phones, none of them a single word.
  '@media (max-width: 37.497em)': { '&:lang(he)': { fontSize: 'sizes.heroPhone' } },
  // Tighter letter spacing at the largest size.
  [wideScreen]: { fontSize: 'sizes.hero', '&:lang(en)': { letterSpacing: '-0.03em' } },
  // As wide as its words, since the clip paths of the deletion and the insertion are relative to it.
  '& > span': { ...edited, display: 'block', width: 'fit-content' },
  '& .following': { display: 'block' },
  // Keeps the dots of the first line off the letters of the second.
  '& .stet-dots': { paddingBlockEnd: '0.02em' },
  ...ends,
  '@media screen and (forced-colors: none)': {
    '& del': {
      textDecorationColor: 'transparent',
      background:
        'linear-gradient(currentColor, currentColor) var(--near) calc(50% + 0.03em) / 100% 0.045em no-repeat',
      // Hebrew letters have a wider side bearing.
      '&:lang(he)': { backgroundSize: 'calc(100% - 0.07em) 0.045em' },
    },
  },
};

/** Strike, pause, insertion, pause, dots: 2.2 s in all. */
const edits = (theme: Theme) => ({
  ...editMotion(theme, start),
  // Where the first line has the whole edit, nothing differs before the deleted word, which stands after a third of it.
  [`${theme.breakpoints.up('sm')} and (prefers-reduced-motion: no-preference)`]: {
    '--skip': '30%',
    ...wiped,
  },
  [`${theme.breakpoints.down('sm')} and (prefers-reduced-motion: no-preference) and (forced-colors: none)`]: {
    '& .following': {
      animation: `${makeRoom} ${theme.marks.duration.note}ms ${theme.marks.easing.standard} ${start + theme.marks.duration.strike}ms backwards`,
    },
  },
  [motionQuery]: {
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

/** Insertions appear in their colour, then fade to the text colour. */
const titleStyles = ({ marks: { duration, easing }, palette }: Theme) => ({
  // The second sentence keeps its place, above the note.
  '& .outcome': { insetBlockStart: 'auto' },
  // The deletion fades above the words that stay.
  '& .marked del': { position: 'relative', zIndex: 1 },
  '& .words': { position: 'relative', display: 'inline-block' },
  [`${motionQuery} and (forced-colors: none)`]: {
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
      animation: `${fadeOut} ${3 * duration.editDry}ms ${easing.standard} ${2 * duration.insert}ms both`,
    },
  },
});

/** No animation after Back or Forward: the start script sets the attribute before hydration. */
const motion = (theme: Theme) => ({ 'html:not([data-returned]) &': edits(theme) });

/**
 * The title, which demonstrates an edit: the machine strikes and inserts, a person restores. It plays once; afterwards, on Back and with
 * reduced motion its end is shown. Then a note lets the visitor decide. Its accessible name is the final text.
 */
export function HeroTitle() {
  const text = useText();
  const { marks } = useTheme();
  const { formatMessage } = useIntl();
  const own = useRef<HTMLHeadingElement>(null);
  const outcome = useOutcome('title');
  const { review } = useReview();
  const [isFirst] = useState(!hasPlayed);
  const [isFinished, setIsFinished] = useState(hasPlayed);
  const isMoving = !isFinished && !outcome;
  const original = { ...plainText, del: plainText.b, ins: plainText.del };
  const isOriginal = review === 'original' || (review === 'final' && outcome === 'rejected');
  const machine = formatMessage({ id: 'home.hero.machine' }, isOriginal ? original : plainText);

  function finish() {
    hasPlayed = true;
    setIsFinished(true);
  }

  useEffect(() => {
    // It may have ended before hydration, or not have played at all.
    const animations = own.current?.getAnimations({ subtree: true }) ?? [];
    if (animations.every(({ playState }) => playState === 'finished')) finish();
  }, []);

  const shown = useRef(outcome);
  useLayoutEffect(() => {
    // A change of language brings another theme, not a decision.
    if (!own.current || shown.current === outcome) return;
    shown.current = outcome;
    animateClosing(own.current, marks);
  }, [outcome, marks]);

  function finishAfterDots({ target }: AnimationEvent) {
    // The dots are the last animation.
    if (target instanceof Element && target.matches('.stet-dots')) finish();
  }

  return (
    <Box sx={{ position: 'relative' }}>
      <Typography
        ref={own}
        variant="display1"
        className="marks-display"
        // Removing a word leaves two spaces.
        aria-label={`${machine} ${text('home.hero.person')}`.replace(/\s+/g, ' ').replace(' .', '.')}
        onAnimationEnd={finishAfterDots}
        // A decision's styles, which the first screen goes without, are there before the visitor decides.
        sx={[title, ...(isFinished || outcome ? [decided, titleStyles] : []), isMoving && motion]}
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
