import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { CroppedSheet } from '../components/CroppedSheet';
import { DeskSpread } from '../components/DeskSpread';
import { PageAnchor } from '../components/PageLink';
import { PageMeta } from '../components/PageMeta';

/** `/coming-soon`; nothing links to it. */
export default function ComingSoonPage() {
  return (
    <>
      <PageMeta title="comingSoon.meta.title" description="comingSoon.meta.description" noIndex />
      <DeskSpread
        onDesk={
          <CroppedSheet>
            {/* Lawyers' own sign for what is not yet known. */}
            <Typography
              variant="display2"
              component="p"
              aria-hidden
              // The brackets are as high as the line.
              sx={({ palette }) => ({
                '& mark': { background: palette.mark.highlight, paddingInline: '0.06em' },
              })}
            >
              <FormattedMessage id="comingSoon.sheet.date" />
            </Typography>
            <Typography
              variant="document"
              aria-hidden
              // Below it as much room as the date takes above, so that it is in the middle of the sheet.
              sx={{ marginBlock: 'auto', paddingBlockEnd: { xs: 4, md: 8 }, textAlign: 'center' }}
            >
              <FormattedMessage id="comingSoon.sheet.text" />
            </Typography>
          </CroppedSheet>
        }
      >
        <Typography variant="statement">
          <FormattedMessage id="comingSoon.hero.title" />
        </Typography>
        <Typography
          variant="lead"
          color="textSecondary"
          sx={{ marginBlock: (theme) => theme.spacing(2.5, 4.5) }}
        >
          <FormattedMessage id="comingSoon.hero.lead" />
        </Typography>
        <Button variant="contained" size="large" component={PageAnchor} to="/">
          <FormattedMessage id="comingSoon.hero.home" />
        </Button>
      </DeskSpread>
    </>
  );
}
