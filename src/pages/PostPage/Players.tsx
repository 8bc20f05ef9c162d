import Stack from '@mui/material/Stack';
import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { hostOf } from './body/embedLink';

/**
 * The films embedded in a post's body, loaded when the reader presses play; until then the named host gets no request. The link to the film's
 * own page stays.
 */
export function Players({ within }: { within: HTMLElement }) {
  const [links, setLinks] = useState<HTMLAnchorElement[]>([]);
  // `arrangeCards` reserves a place before each film's link.
  useEffect(
    () => setLinks([...within.querySelectorAll<HTMLAnchorElement>('.kg-player + a[data-embed]')]),
    [within],
  );
  return links.map(
    (link, index) =>
      link.previousElementSibling &&
      createPortal(<Player link={link} />, link.previousElementSibling, String(index)),
  );
}

/** The pressed button is gone. Constant, so that React calls it once per frame. */
const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus();

function Player({ link }: { link: HTMLAnchorElement }) {
  const note = useId();
  const [isPlaying, setIsPlaying] = useState(false);
  const address = link.dataset.embed ?? '';
  const title = link.querySelector('.kg-outside-title')?.textContent ?? link.hostname;

  return (
    <Box sx={{ display: 'grid', placeItems: 'center', height: '100%', padding: isPlaying ? 0 : 2 }}>
      {isPlaying ? (
        <Box
          component="iframe"
          src={address}
          title={title}
          ref={focusFrame}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sx={{ width: '100%', height: '100%', border: 0 }}
        />
      ) : (
        <Stack spacing={1} sx={{ alignItems: 'center' }}>
          <Button
            variant="contained"
            startIcon={<PlayArrowIcon />}
            aria-describedby={note}
            onClick={() => setIsPlaying(true)}
          >
            <FormattedMessage id="blog.body.play" />
          </Button>
          <Typography variant="small" id={note} color="textSecondary" sx={{ textAlign: 'center' }}>
            <FormattedMessage id="blog.body.calls" values={{ host: hostOf(address) }} />
          </Typography>
        </Stack>
      )}
    </Box>
  );
}
