import Box from '@mui/material/Box';
import { phoneScreen } from '../../components/phoneScreen';
import { Picture } from '../../components/Picture';
import { askingPicture } from '../../data/films';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';

/** The add-in beside a document; on phones only the document. */
export function ProductPicture() {
  const text = useText();
  const language = useLocale('language');

  return (
    <Box
      sx={({ palette, radii, sheetShadow, breakpoints }) => ({
        overflow: 'hidden',
        border: `1px solid ${palette.line.strong}`,
        borderRadius: radii.window,
        boxShadow: sheetShadow,
        [breakpoints.down('md')]: {
          borderBlockEnd: 0,
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
        },
      })}
    >
      <Picture
        fetchPriority="high"
        alt={text('download.hero.picture')}
        files={(scheme) =>
          [true, false].map((isPhone) => ({
            ...askingPicture({ language, scheme, isPhone }),
            media: isPhone ? phoneScreen : undefined,
          }))
        }
      />
    </Box>
  );
}
