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

/** The player's code comes when a visitor reaches for the play bar. */
const loadPlayer = () => import('./FilmVideo');

/** A plus and a minus: a triangle would look like a second button to play. */
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
  /** The film's files in a colour scheme; asked when the visitor presses play. */
  files: (scheme: 'light' | 'dark') => FilmFiles;
  /** What the film shows, for those who cannot see it. */
  label: string;
  /** The words on the play bar, and a smaller line below them. */
  play: ReactNode;
  note?: ReactNode;
  /** The same story in words, as list items. */
  transcript: ReactNode;
  /** The picture that stands in the frame until the film plays; it gives the frame its size. */
  children: ReactNode;
  /** What belongs to the window that the film shows: in the frame, beside or below the picture. */
  panel?: ReactNode;
}

/**
 * A film in the place of its still. Nothing of it is fetched before the visitor presses the play bar; the bar is hidden while
 * the film plays, stands above the controls while it is paused, and is back in its corner when the film has ended.
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
      // Where the player cannot be fetched the bar stays, to be pressed again.
      const player = await loadPlayer().catch(() => undefined);
      if (!player) return;
      setShown({ FilmVideo: player.FilmVideo, files: files(schemeOnScreen()) });
      // It begins by itself; until it says so the bar would jump above controls that nobody sees.
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
  /** The browser's own controls lie along the bottom of a paused film: the bar stands above them. */
  isRaised: boolean;
  onClick: () => void;
}

const fetchPlayer = () => void loadPlayer().catch(() => undefined);

/** A square bar in the lower corner at the start: a triangle in its cell, and words. */
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
        minHeight: { xs: 64, md: 76 },
        paddingInlineEnd: { xs: 2.25, md: 3.5 },
        gap: 2,
        backgroundColor: 'action.fill',
        color: 'action.onFill',
        textAlign: 'start',
        '&:hover': { backgroundColor: 'action.fillHover' },
        '&:focus-visible': { outlineOffset: -6, outlineColor: 'currentColor' },
        // It promises what paper and a browser without scripts cannot do.
        ...hideWithoutJsAndInPrint,
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'grid',
          placeItems: 'center',
          alignSelf: 'stretch',
          width: { xs: 60, md: 76 },
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
