import Box from '@mui/material/Box';
import { croppedFilmQuery } from '../../styles/mediaQueries';
import { Picture } from '../../components/Picture';
import { askingPicture } from '../../data/films';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';

/** The add-in beside a document; where there is no room for both, the document and one card. */
export function ProductPicture() {
  const text = useText();
  const language = useLocale('language');

  return (
    <Box
      sx={({ palette, radii, sheetShadow, breakpoints }) => ({
        overflow: 'hidden',
        borderRadius: radii.window,
        // The edge lies over the outline that the shadow is in dark mode: with a border there would be two.
        boxShadow: `0 0 0 1px ${palette.line.strong}, ${sheetShadow}`,
        // There the lower edge of the layout crops it.
        [breakpoints.down('md')]: { borderEndStartRadius: 0, borderEndEndRadius: 0 },
      })}
    >
      <Picture
        fetchPriority="high"
        alt={text('download.hero.picture')}
        files={(scheme) =>
          [true, false].map((isPhone) => ({
            ...askingPicture({ language, scheme, isPhone }),
            media: isPhone ? croppedFilmQuery : undefined,
          }))
        }
      />
    </Box>
  );
}
