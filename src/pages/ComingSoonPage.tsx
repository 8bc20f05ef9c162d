import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { CroppedSheet } from '../components/CroppedSheet';
import { SplitHead } from '../components/SplitHead';
import { SplitLayout } from '../components/SplitLayout';
import { PageAnchor } from '../components/PageLink';
import { PageMeta } from '../components/PageMeta';
import { SheetLine } from '../components/SheetLine';

/** What the cover sheet of an agreement names, here left open. */
const blanks = ['between', 'and', 'whereas'] as const;

/** `/coming-soon`; nothing links to it. */
export default function ComingSoonPage() {
  return (
    <>
      <PageMeta title="comingSoon.meta.title" description="comingSoon.meta.description" noIndex />
      <SplitLayout
        aside={
          <CroppedSheet>
            <Box aria-hidden sx={{ display: 'grid', flex: 1, gridTemplateRows: 'auto auto 1fr' }}>
              {/* Lawyers' own sign for what is not yet known. */}
              <Typography
                variant="display2"
                component="div"
                // The brackets are as high as the line.
                sx={({ palette }) => ({
                  marginBlockEnd: { xs: 3, md: 4 },
                  '& mark': { background: palette.mark.highlight, color: 'inherit', paddingInline: '0.06em' },
                })}
              >
                <FormattedMessage id="comingSoon.sheet.date" />
              </Typography>
              <Box sx={{ borderBlockStart: 1, borderColor: 'line.ink' }}>
                {blanks.map((blank) => (
                  <SheetLine key={blank} name={<FormattedMessage id={`comingSoon.${blank}.name`} />}>
                    <FormattedMessage id={`comingSoon.${blank}.text`} />
                  </SheetLine>
                ))}
              </Box>
              <Typography
                variant="document"
                component="div"
                sx={{
                  alignSelf: 'end',
                  paddingBlockStart: { xs: 4, md: 5 },
                  textAlign: 'center',
                  textWrap: 'balance',
                }}
              >
                <FormattedMessage id="comingSoon.sheet.text" />
              </Typography>
            </Box>
          </CroppedSheet>
        }
      >
        <SplitHead title="comingSoon.hero.title" lead="comingSoon.hero.lead" />
        <Button variant="contained" size="large" component={PageAnchor} to="/">
          <FormattedMessage id="comingSoon.hero.home" />
        </Button>
      </SplitLayout>
    </>
  );
}
