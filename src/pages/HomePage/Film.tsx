import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { useOnDemand, type Trigger } from '../../hooks/useOnDemand';
import { hideWithoutJsAndInPrint } from '../../styles/hideWithoutJs';
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

/** Room for the browser's controls below the film, so that they cover none of its words, and for a line of captions as well. */
const controls = '72px';
const withCaptions = '96px';

const barHeight = { xs: 'min(64px, 20cqw)', md: '68px' };

/**
 * A still that is replaced by its film, with the browser's controls, until it ends or is closed. Nothing of the film is fetched before play is pressed.
 */
export function Film({ name, transcript, children, panel, height = barHeight }: FilmProps) {
  const { part: shown, open, close, trigger } = useOnDemand(loadPlayer);
  const video = useRef<HTMLVideoElement>(null);
  const bar = useRef<HTMLButtonElement>(null);

  function leave() {
    // The button must be there to take the focus.
    flushSync(close);
    bar.current?.focus();
  }

  /** Keeps the focus of a visitor who has gone on in the meantime. */
  function end() {
    if (document.activeElement === video.current) leave();
    else close();
  }

  // Without a panel the film's own foot is empty, and on wider screens large enough for the controls.
  const foot = panel ? withCaptions : { xs: controls, md: '0px' };
  // A cropped picture has its panel below it, else the space before the next section takes the controls.
  const shift = panel
    ? { sm: `-${withCaptions}`, md: 0, lg: `-${withCaptions}` }
    : { xs: `-${controls}`, md: 0 };

  return (
    <Box sx={{ marginBlockEnd: shown ? shift : 0 }}>
      <Box
        data-playing={shown && ''}
        sx={({ palette, radii, sheetShadow }) => ({
          '--foot': shown ? foot : '0px',
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
          {!shown && <PlayBar ref={bar} {...{ name, height, trigger }} onClick={open} />}
        </Box>
        {shown && <shown.FilmVideo ref={video} name={name} onEnded={end} />}
        {panel}
      </Box>
      {shown && (
        <Box sx={{ position: 'relative' }}>
          <Button
            variant="text"
            size="small"
            onClick={leave}
            sx={{ position: 'absolute', insetInlineEnd: 0, insetBlockStart: (theme) => theme.spacing(1) }}
          >
            <FormattedMessage id="home.film.close" />
          </Button>
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
  ref: Ref<HTMLButtonElement>;
  trigger: Trigger;
  onClick: () => void;
}

function PlayBar({ ref, name, height, trigger, onClick }: PlayBarProps) {
  return (
    <ButtonBase
      ref={ref}
      {...trigger}
      // It is a play button, and is gone while the film is there.
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
        <PlayArrowIcon sx={{ fontSize: 'sizes.title4' }} />
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
        <Typography variant="meta" component="span" sx={{ fontWeight: 'fontWeightRegular', opacity: 0.8 }}>
          <FormattedMessage id="home.hero.silent" />
        </Typography>
      </span>
    </ButtonBase>
  );
}
