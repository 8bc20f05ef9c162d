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

/** Plus and minus, since a triangle would look like a second play button. */
const summary = {
  width: 'fit-content',
  paddingBlock: 1,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { textDecoration: 'underline' },
  // Screen readers leave the sign out.
  '&::before': { content: '"+" / ""', display: 'inline-block', inlineSize: '1.25em' },
  '[open] > &::before': { content: '"−" / ""' },
} as const;

interface FilmProps {
  name: Player.FilmName;
  /** The film's content. */
  transcript: readonly MessageId[];
  /** The still, which gives the frame its size. */
  children: ReactNode;
  /** What belongs to the filmed window: in the frame, beside or below the picture. */
  panel?: ReactNode;
}

/** Room for the browser's controls below the film, so that they cover none of its words, and for a line of captions as well. */
const controls = '72px';
const withCaptions = '96px';

/**
 * A still that is replaced by its film, with the browser's controls, until it ends or is closed. Nothing of the film is fetched before play is pressed.
 */
export function Film({ name, transcript, children, panel }: FilmProps) {
  const { module: shown, open, close, trigger } = useOnDemand(loadPlayer);
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
          {!shown && <PlayBar ref={bar} {...{ name, trigger }} onClick={open} />}
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

interface PlayBarProps extends Pick<FilmProps, 'name'> {
  ref: Ref<HTMLButtonElement>;
  trigger: Trigger;
  onClick: () => void;
}

/** As quiet as the window itself: the page's one loud button is the waitlist's. */
function PlayBar({ ref, name, trigger, onClick }: PlayBarProps) {
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
        minHeight: 44,
        paddingInline: 1.75,
        gap: 1,
        backgroundColor: 'surface.sheet',
        color: 'text.primary',
        border: '0 solid',
        borderBlockStartWidth: 1,
        borderInlineEndWidth: 1,
        borderColor: 'line.strong',
        typography: 'small',
        fontWeight: 'fontWeightMedium',
        textAlign: 'start',
        '&:hover': { backgroundColor: 'surface.laid' },
        // The picture's words must not show through.
        '&:active': { opacity: 1 },
        '&:focus-visible': { outlineOffset: -4 },
        // It needs a script.
        ...hideWithoutJsAndInPrint,
      }}
    >
      <PlayArrowIcon />
      <FormattedMessage id={`home.${name}.play`} tagName="span" />
    </ButtonBase>
  );
}
