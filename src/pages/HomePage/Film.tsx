import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJsAndInPrint } from '../../components/hideWithoutJs';
import { Icon } from '../../components/Icon';
import { schemeOnScreen } from '../../components/scheme';
import type * as Player from './FilmVideo';

type FilmFiles = Player.FilmFiles;

const loadPlayer = () => import('./FilmVideo');

/** A plus and a minus: a triangle would look like a second play button. */
const summary = {
  width: 'fit-content',
  paddingBlock: 1,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&::before': { content: '"+" / ""', display: 'inline-block', inlineSize: '1.25em' },
  '[open] > &::before': { content: '"−" / ""' },
} as const;

interface FilmProps {
  /** The film's files for a colour scheme, evaluated when play is pressed. */
  files: (scheme: 'light' | 'dark') => FilmFiles;
  /** Accessible name. */
  label: string;
  /** The text of the play button, and a smaller second line. */
  play: ReactNode;
  note?: ReactNode;
  /** The film's content as list items. */
  transcript: ReactNode;
  /** The still, which gives the frame its size. */
  children: ReactNode;
  /** What belongs to the filmed window: in the frame, beside or below the picture. */
  panel?: ReactNode;
}

/**
 * A still that is replaced by its film. Nothing of the film is fetched before play is pressed. The button is hidden while the film plays
 * and stands above the controls while it is paused.
 */
export function Film({ files, label, play, note, transcript, children, panel }: FilmProps) {
  const [shown, setShown] = useState<{ FilmVideo: typeof Player.FilmVideo; files: FilmFiles }>();
  const [isPlaying, setIsPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const bar = useRef<HTMLButtonElement>(null);

  async function start() {
    if (video.current) {
      void video.current.play();
      video.current.focus();
    } else {
      // If the import fails the button stays, so that it can be pressed again.
      const player = await loadPlayer().catch(() => undefined);
      if (!player) return;
      setShown({ FilmVideo: player.FilmVideo, files: files(schemeOnScreen()) });
      // Playback starts by itself; waiting for its event would make the button jump first.
      setIsPlaying(true);
    }
  }

  function end() {
    const hadFocus = document.activeElement === video.current;
    setShown(undefined);
    setIsPlaying(false);
    if (hadFocus) requestAnimationFrame(() => bar.current?.focus());
  }

  return (
    <div>
      <Box
        data-playing={shown ? '' : undefined}
        sx={({ palette, radii, sheetShadow }) => ({
          position: 'relative',
          containerType: 'inline-size',
          overflow: 'hidden',
          borderRadius: radii.window,
          boxShadow: `0 0 0 1px ${palette.line.strong}, ${sheetShadow}`,
        })}
      >
        <Box sx={{ position: 'relative' }}>
          {children}
          {shown && (
            <shown.FilmVideo
              ref={video}
              files={shown.files}
              label={label}
              onPlay={() => setIsPlaying(true)}
              onPause={() => setIsPlaying(false)}
              onEnded={end}
            />
          )}
          {!isPlaying && (
            <PlayBar
              ref={bar}
              isRaised={shown !== undefined}
              {...{ play, note }}
              onClick={() => void start()}
            />
          )}
        </Box>
        {panel}
      </Box>
      <Typography variant="small" component="details" color="textSecondary" sx={{ marginBlockStart: 1 }}>
        <Box component="summary" sx={summary}>
          <FormattedMessage id="home.film.transcript" />
        </Box>
        <Box component="ol" sx={{ margin: 0, paddingBlock: 1, paddingInlineStart: 3 }}>
          {transcript}
        </Box>
      </Typography>
    </div>
  );
}

interface PlayBarProps extends Pick<FilmProps, 'play' | 'note'> {
  ref: React.Ref<HTMLButtonElement>;
  /** Above the browser's controls, which a paused film shows. */
  isRaised: boolean;
  onClick: () => void;
}

const fetchPlayer = () => void loadPlayer().catch(() => undefined);

function PlayBar({ ref, isRaised, play, note, onClick }: PlayBarProps) {
  return (
    <ButtonBase
      ref={ref}
      onClick={onClick}
      onPointerEnter={fetchPlayer}
      onFocus={fetchPlayer}
      sx={{
        position: 'absolute',
        insetInlineStart: 0,
        insetBlockEnd: isRaised ? 72 : 0,
        minHeight: { xs: 64, md: 68 },
        paddingInlineEnd: { xs: 2.25, md: 3.5 },
        gap: 2,
        backgroundColor: 'action.fill',
        color: 'action.onFill',
        textAlign: 'start',
        '&:hover': { backgroundColor: 'action.fillHover' },
        '&:focus-visible': { outlineOffset: -6, outlineColor: 'currentColor' },
        // Useless on paper and without scripts.
        ...hideWithoutJsAndInPrint,
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'grid',
          placeItems: 'center',
          alignSelf: 'stretch',
          width: { xs: 60, md: 68 },
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
          {play}
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
