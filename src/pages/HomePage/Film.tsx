import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { useOnDemand, type Trigger } from '../../hooks/useOnDemand';
import { hideWithoutJsAndInPrint } from '../../styles/hideWithoutJs';
import { Icon } from '../../components/Icon';
import type { MessageId } from '../../../translations';
import type * as Player from './FilmVideo';

const loadPlayer = () => import('./FilmVideo');

/** A sign that screen readers leave out, where the browser lets it. */
const signContent = (sign: string) => ({
  content: `"${sign}"`,
  [`@supports (content: "${sign}" / "")`]: { content: `"${sign}" / ""` },
});

/** Plus and minus, since a triangle would look like a second play button. */
const summary = {
  width: 'fit-content',
  paddingBlock: 1,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { textDecoration: 'underline' },
  '&::before': { ...signContent('+'), display: 'inline-block', inlineSize: '1.25em' },
  '[open] > &::before': signContent('−'),
} as const;

interface FilmProps {
  name: Player.FilmName;
  /** The film's content. */
  transcript: readonly MessageId[];
  /** The still, which gives the frame its size. */
  children: ReactNode;
  /** What belongs to the filmed window: in the frame, beside or below the picture. */
  panel?: ReactNode;
  /** Height of the play button, where it must not cover words of the picture. */
  height?: Record<string, string>;
}

/** Height in px of the browser's controls, and with a line of captions. They have room below the film, so that they cover none of its words. */
const controls = 72;
const withCaptions = 96;

const barHeight = { xs: 'min(64px, 20cqw)', md: '68px' };

/**
 * A still that is replaced by its film. Nothing of the film is fetched before play is pressed. The button is hidden while the film plays
 * and is above the controls while it is paused.
 */
export function Film({ name, transcript, children, panel, height = barHeight }: FilmProps) {
  const { part: shown, open, close, trigger } = useOnDemand(loadPlayer);
  // Playback starts by itself; waiting for its event would make the button jump first.
  const [isPaused, setIsPaused] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const bar = useRef<HTMLButtonElement>(null);

  function start() {
    if (!video.current) return open();
    // If the browser refuses, the film stays paused.
    video.current.play().catch(() => undefined);
    video.current.focus();
  }

  function end() {
    const hadFocus = document.activeElement === video.current;
    // The button must be there to take the focus.
    flushSync(() => {
      close();
      setIsPaused(false);
    });
    if (hadFocus) bar.current?.focus();
  }

  const below = `${withCaptions}px`;
  // A cropped film fills its frame down to the foot. Without a panel the raised button stands on the picture.
  const inside = `${panel ? 2 * controls : controls}px`;
  /** A value for where the frame holds the raised button, and one for where it hangs below. */
  const byRoom = (held: string, hanging: string) =>
    panel ? { xs: held, sm: hanging, md: held, lg: hanging } : { xs: held, lg: hanging };
  const shift = panel ? { sm: `-${below}`, md: 0, lg: `-${below}` } : byRoom(`-${inside}`, `-${below}`);

  return (
    // A cropped picture has its panel below it, else the space before the next section takes the controls.
    <Box sx={{ marginBlockEnd: shown ? shift : 0 }}>
      <Box
        data-playing={shown && (isPaused ? 'paused' : 'yes')}
        sx={({ palette, radii, sheetShadow }) => ({
          '--foot': shown ? byRoom(inside, below) : '0px',
          position: 'relative',
          containerType: 'inline-size',
          overflow: 'hidden',
          borderRadius: radii.window,
          boxShadow: `0 0 0 1px ${palette.line.strong}, ${sheetShadow}`,
          // On the narrowest screens the picture's text needs the room.
          '@media (max-width: 22.497em)': { marginInline: -1.5 },
        })}
      >
        <Box sx={{ position: 'relative', paddingBlockEnd: 'var(--foot)' }}>
          {children}
          {(!shown || isPaused) && (
            <PlayBar
              ref={bar}
              {...{ name, height, trigger }}
              note={<FormattedMessage id="home.hero.silent" />}
              onClick={start}
              // Above the browser's controls, which a paused film shows, and above the film.
              sx={shown && { insetBlockEnd: controls, zIndex: 1, display: byRoom('inline-flex', 'none') }}
            />
          )}
        </Box>
        {shown && (
          <shown.FilmVideo
            ref={video}
            name={name}
            onPlay={() => setIsPaused(false)}
            onPause={() => setIsPaused(true)}
            onEnded={end}
          />
        )}
        {panel}
      </Box>
      {shown && isPaused && (
        <Box sx={{ position: 'relative' }}>
          <PlayBar
            {...{ name, trigger }}
            height={{ xs: '48px' }}
            onClick={start}
            sx={{ inset: '0 auto auto', insetInlineEnd: 0, display: byRoom('none', 'inline-flex') }}
          />
        </Box>
      )}
      <Typography variant="small" component="details" color="textSecondary" sx={{ marginBlockStart: 1 }}>
        <Box component="summary" sx={summary}>
          <FormattedMessage id="home.film.transcript" />
        </Box>
        <Box component="ol" sx={{ margin: 0, paddingBlock: 1, paddingInlineStart: 3 }}>
          {transcript.map((id) => (
            <FormattedMessage key={id} id={id} tagName="li" />
          ))}
        </Box>
      </Typography>
    </Box>
  );
}

interface PlayBarProps extends Pick<FilmProps, 'name' | 'height'> {
  ref?: Ref<HTMLButtonElement>;
  /** A smaller second line. */
  note?: ReactNode;
  trigger: Trigger;
  onClick: () => void;
  sx?: SystemStyleObject<Theme> | undefined;
}

function PlayBar({ ref, name, note, height, trigger, onClick, sx }: PlayBarProps) {
  return (
    <ButtonBase
      ref={ref}
      {...trigger}
      // It is a play button, and is gone while the film plays.
      aria-expanded={undefined}
      onClick={onClick}
      sx={{
        position: 'absolute',
        insetInlineStart: 0,
        insetBlockEnd: 0,
        minHeight: height,
        paddingInlineEnd: { xs: 2.25, md: 3.5 },
        gap: 2,
        backgroundColor: 'action.fill',
        color: 'action.onFill',
        textAlign: 'start',
        // On the narrowest screens it would end just before the picture's edge.
        '@container (max-width: 310px)': { width: '100%', justifyContent: 'start' },
        '&:hover': { backgroundColor: 'action.fillHover' },
        // The picture's words must not show through.
        '&:active': { opacity: 1 },
        '&:focus-visible': { outlineOffset: -6, outlineColor: 'currentColor' },
        '@media (forced-colors: active)': { border: '1px solid' },
        ...sx,
        // It needs a script.
        ...hideWithoutJsAndInPrint,
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'grid',
          placeItems: 'center',
          alignSelf: 'stretch',
          width: { xs: 'min(60px, 16cqw)', md: 68 },
          borderInlineEnd: '1px solid color-mix(in srgb, currentColor 18%, transparent)',
        }}
      >
        <Icon name="play" sx={{ fontSize: 'sizes.title4' }} />
      </Box>
      <span>
        <Typography
          component="b"
          sx={{
            display: 'block',
            fontWeight: 'fontWeightMedium',
            fontSize: { xs: 'sizes.compact', md: 'sizes.document' },
            lineHeight: 1.25,
          }}
        >
          <FormattedMessage id={`home.${name}.play`} />
        </Typography>
        {note && (
          <Typography variant="meta" component="span" sx={{ fontWeight: 'fontWeightRegular', opacity: 0.8 }}>
            {note}
          </Typography>
        )}
      </span>
    </ButtonBase>
  );
}
