import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { SplitHead } from '../../components/SplitHead';
import { SplitLayout } from '../../components/SplitLayout';
import { InstallerFacts } from '../../components/InstallerFacts';
import { PageAnchor } from '../../components/PageLink';
import { Picture } from '../../components/Picture';
import { askingPicture } from '../../data/films';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { site, waitlistUrl } from '../../site';
import { croppedFilmQuery } from '../../styles/mediaQueries';
import { SystemNote } from './SystemNote';

/** The download button, or a notice if no installer is configured. */
function Offer() {
  const large = {
    minHeight: 60,
    paddingInline: { xs: 2.5, sm: 3.75 },
    fontSize: 'sizes.smallSerif',
    displayPrint: 'none',
  };
  return site.installer ? (
    <>
      <Button
        variant="contained"
        size="large"
        startIcon={<FileDownloadIcon />}
        component={PageAnchor}
        to="/almost-done"
        sx={large}
      >
        {/* One flex item, so that the button does not split the label. */}
        <FormattedMessage id="download.hero.button" tagName="span" />
      </Button>
      <Typography variant="small" color="textSecondary" sx={{ marginBlockStart: 2 }}>
        <FormattedMessage
          id="download.hero.account"
          values={{ link: (chunks) => <Link href={waitlistUrl}>{chunks}</Link> }}
        />
      </Typography>
      <SystemNote />
    </>
  ) : (
    <>
      <Typography sx={{ marginBlockEnd: 3, maxWidth: '28em' }}>
        <FormattedMessage id="download.hero.absent" />
      </Typography>
      <Button variant="contained" size="large" href={waitlistUrl} sx={large}>
        <FormattedMessage id="download.hero.join" />
      </Button>
    </>
  );
}

/** The add-in beside a document; where there is no room for both, the document and one card. */
function ProductPicture() {
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

/** The head of the page: what is downloaded, the button, and facts about the file. */
export function DownloadHero() {
  return (
    <SplitLayout aside={<ProductPicture />}>
      <SplitHead title="download.hero.title" lead="download.hero.lead" />
      <Offer />
      <InstallerFacts />
    </SplitLayout>
  );
}
