import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../components/Icon';

interface PlayersProps {
  /** The text of the post. */
  within: HTMLElement;
}

interface Film {
  link: HTMLAnchorElement;
  /** Empty element before the link. */
  place: HTMLElement;
}

/** A page that was reached from another keeps that page's policy, which allows no frames: there the links are all there is. */
const mayFrame = () => document.getElementById('root')?.dataset.page === '/blog/:slug';

/** Makes a place for the player before every film's link, and takes the places away again. */
function useFilms(within: HTMLElement): Film[] {
  const [films, setFilms] = useState<Film[]>([]);

  useEffect(() => {
    if (!mayFrame()) return;
    const found = [...within.querySelectorAll<HTMLAnchorElement>('a[data-embed]')].map((link) => {
      const place = document.createElement('div');
      link.before(place);
      return { link, place };
    });
    setFilms(found);
    return () => found.forEach(({ place }) => place.remove());
  }, [within]);

  return films;
}

/**
 * Films of other hosts, played inside the post once the reader asks for it: the note names the host that will be called, and until
 * it is pressed nothing is asked of anybody. The link below it, to the film's own page, stays.
 */
export function Players({ within }: PlayersProps) {
  return useFilms(within).map((film, index) =>
    createPortal(<Player film={film} />, film.place, String(index)),
  );
}

function Player({ film: { link } }: { film: Film }) {
  const note = useId();
  const [isAsked, setAsked] = useState(false);
  const address = link.dataset.embed ?? '';
  const title = link.querySelector('.kg-outside-title')?.textContent ?? link.hostname;

  return (
    <Box
      sx={{
        display: 'grid',
        displayPrint: 'none',
        placeItems: 'center',
        aspectRatio: '16 / 9',
        padding: isAsked ? 0 : 2,
        border: 1,
        borderBlockEnd: 0,
        borderColor: 'line.strong',
        backgroundColor: 'surface.desk',
      }}
    >
      {isAsked ? (
        <Box
          component="iframe"
          src={address}
          title={title}
          // Moved here, the focus goes on from the place of the button that is gone.
          ref={(frame: HTMLIFrameElement | null) => frame?.focus()}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sx={{ width: '100%', height: '100%', border: 0 }}
        />
      ) : (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
          <Button
            variant="contained"
            startIcon={<Icon name="play" />}
            aria-describedby={note}
            onClick={() => setAsked(true)}
          >
            <FormattedMessage id="blog.body.play" />
          </Button>
          <Typography variant="small" id={note} sx={{ color: 'text.secondary', textAlign: 'center' }}>
            <FormattedMessage
              id="blog.body.calls"
              values={{ host: new URL(address).hostname.replace(/^www\./, '') }}
            />
          </Typography>
        </Box>
      )}
    </Box>
  );
}
