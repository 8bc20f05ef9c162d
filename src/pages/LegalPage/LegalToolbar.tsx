import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJs } from '../../styles/hideWithoutJs';
import { PageLink } from '../../components/PageLink';
import { PrintButton } from '../../components/PrintButton';
import { reflowQuery } from '../../styles/mediaQueries';
import type { Columns } from '../../hooks/useBilingualView';
import { ViewSwitch } from '../../components/ViewSwitch';
import { lastModified, type LegalDocument } from '../../data/legalDocuments';

/** Last modified date, language selection, print button, and the link to the other document. */
export function LegalToolbar({ document, columns }: { document: LegalDocument; columns: Columns }) {
  const { bundle } = document;
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: (theme) => theme.spacing(1.5, 2.5),
        marginBlockEnd: (theme) => `clamp(${theme.spacing(4)}, 4vw, ${theme.spacing(7)})`,
      }}
    >
      <Typography color="textSecondary" sx={{ flexBasis: { xs: '100%', md: 'auto' } }}>
        <FormattedMessage
          id="legal.date.label"
          values={{ time: (chunks) => <time dateTime={lastModified}>{chunks}</time> }}
        />
      </Typography>
      <ViewSwitch {...columns} />
      {/* Together, so that on a phone neither is alone on its line. */}
      <Stack
        direction="row"
        spacing={2.5}
        sx={{
          [reflowQuery]: { flexWrap: 'wrap' },
          alignItems: 'center',
          flex: { xs: '1 0 100%', sm: '1 0 auto' },
          displayPrint: 'none',
        }}
      >
        <PrintButton size="small" sx={hideWithoutJs} />
        <PageLink to={bundle === 'terms' ? '/privacy' : '/terms'} sx={{ marginInlineStart: 'auto' }}>
          <FormattedMessage id={`legal.otherDocument.${bundle}`} />
        </PageLink>
      </Stack>
    </Stack>
  );
}
