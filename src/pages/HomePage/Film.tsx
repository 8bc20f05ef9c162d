import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FilmVideo, type FilmFiles } from './FilmVideo';
import { Icon } from '../../components/Icon';

interface FilmProps {
  files: FilmFiles;
  /** What the film shows, for those who cannot see it. */
  label: string;
  /** The words on the play bar, and a smaller line below them. */
  play: ReactNode;
  note?: ReactNode;
  /** The same story in words: what the film says to those who do not watch it. */
  transcript: ReactNode;
  /** The picture that stands in the frame until the film plays; it gives the frame its size. */
  children: ReactNode;
}

/**
 * A film in the place of its still. Nothing is fetched before the visitor presses the play bar; the bar is hidden while the
 * film plays, stands above the controls while it is paused, and is back where it was when the film has ended (H1).
 */
export function Film({ files, label, play, note, transcript, children }: FilmProps) {
  const [state, setState] = useState<'still' | 'playing' | 'paused'>('still');
  const video = useRef<HTMLVideoElement>(null);
  const bar = useRef<HTMLButtonElement>(null);

  function start() {
    setState('playing');
    void video.current?.play();
    video.current?.focus();
  }

  function end() {
    const hadFocus = document.activeElement === video.current;
    setState('still');
    if (hadFocus) requestAnimationFrame(() => bar.current?.focus());
  }

  return (
    <div>
      <Box
        sx={({ radii, sheetShadow }) => ({
          position: 'relative',
          overflow: 'hidden',
          borderRadius: radii.window,
          boxShadow: sheetShadow,
        })}
        data-film={state}
      >
        {children}
        {state !== 'still' && (
          <FilmVideo
            ref={video}
            files={files}
            label={label}
            onPlay={() => setState('playing')}
            onPause={() => setState('paused')}
            onEnded={end}
          />
        )}
        {state !== 'playing' && (
          <ButtonBase
            ref={bar}
            onClick={start}
            sx={{
              position: 'absolute',
              insetInlineStart: 0,
              // Paused, the browser's own controls lie along the bottom.
              insetBlockEnd: state === 'paused' ? 72 : 0,
              minHeight: { xs: 64, md: 76 },
              paddingInlineEnd: { xs: '18px', md: '28px' },
              gap: 2,
              backgroundColor: 'action.fill',
              color: 'action.onFill',
              textAlign: 'start',
              '&:hover': { backgroundColor: 'action.fillHover' },
              '&:focus-visible': { outlineOffset: -6, outlineColor: 'currentColor' },
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
              <Icon name="play" sx={{ fontSize: 24 }} />
            </Box>
            <span>
              <Typography
                component="b"
                sx={{ display: 'block', fontWeight: 500, fontSize: { xs: 16, md: 18 }, lineHeight: 1.25 }}
              >
                {play}
              </Typography>
              {note && (
                <Typography variant="meta" component="span" sx={{ fontWeight: 400, opacity: 0.8 }}>
                  {note}
                </Typography>
              )}
            </span>
          </ButtonBase>
        )}
      </Box>
      <Typography variant="small" component="details" color="textSecondary" sx={{ marginBlockStart: 1 }}>
        <Box component="summary" sx={{ width: 'fit-content', paddingBlock: 1, cursor: 'pointer' }}>
          <FormattedMessage id="home.film.transcript" />
        </Box>
        {transcript}
      </Typography>
    </div>
  );
}
