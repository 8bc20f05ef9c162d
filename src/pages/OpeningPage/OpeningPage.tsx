import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { SectionNumber } from '../../components/SectionNumber';
import { SplitLayout } from '../../components/SplitLayout';
import { belowHeader } from '../../styles/headerHeight';
import { MailLink } from '../../components/MailLink';
import { mailTo } from '../../text/mailTo';
import { OpeningRows } from '../../components/OpeningRows';
import { PageLink } from '../../components/PageLink';
import { PageMeta } from '../../components/PageMeta';
import { PostDate } from '../../components/PostDate';
import { openingFacts, openPositions } from '../../data/openings';
import { usePagePath } from '../../locale/usePage';
import { useText } from '../../locale/useText';
import { openings, type Opening } from '../../paths';
import { site } from '../../site';
import { OpeningSheet } from './OpeningSheet';

/** `/hiring/…`: a route of its own for each opening. */
export default function OpeningPage() {
  const page = usePagePath();
  const opening = openings.find(({ path }) => path === page);
  if (!opening) return null;
  const { name } = opening;

  return (
    <>
      <PageMeta title={`hiring.${name}.metaTitle`} description={`hiring.${name}.metaDescription`} />
      <SplitLayout aside={<OpeningSheet name={name} />}>
        {/* Stays in sight beside the longer sheet. */}
        <Box sx={{ position: { md: 'sticky' }, insetBlockStart: belowHeader }}>
          <OpeningHead name={name} />
        </Box>
      </SplitLayout>
      <Container sx={({ measures }) => ({ paddingBlock: measures.section })}>
        <Typography
          variant="display2"
          id="others"
          sx={{ fontSize: 'sizes.figure2', marginBlockEnd: { xs: 3, md: 4 } }}
        >
          <FormattedMessage id="hiring.others.title" />
        </Typography>
        <OpeningRows positions={openPositions.filter((one) => one.name !== name)} aria-labelledby="others" />
      </Container>
    </>
  );
}

function OpeningHead({ name }: Pick<Opening, 'name'>) {
  const text = useText();
  const { place, occupation, datePosted } = openingFacts[name];
  const address = site.email.careers;
  const subject = text('hiring.apply.subject', { title: text(`hiring.${name}.title`) });

  return (
    <>
      <Box component="nav" aria-label={text('hiring.trail.label')} sx={{ marginBlockEnd: 2 }}>
        <PageLink to="/hiring#positions" sx={{ fontWeight: 'fontWeightMedium' }}>
          <FormattedMessage id="hiring.positions.title" />
        </PageLink>
      </Box>
      {/* A size in which every title is two lines beside the sheet: in “Language engineer, Hebrew” the second is what follows the comma. */}
      <Typography variant="display2" component="h1" sx={{ textWrap: 'wrap' }}>
        <FormattedMessage id={`hiring.${name}.title`} />
      </Typography>
      <Typography
        variant="lead"
        color="textSecondary"
        sx={{ marginBlockStart: 2.5, maxWidth: '30em', textWrap: 'balance' }}
      >
        <FormattedMessage id={`hiring.${name}.about`} />
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gap: (theme) => theme.spacing(0.75, 3),
          marginBlock: 3.5,
          paddingBlockStart: 2,
          borderBlockStart: 1,
          borderColor: 'line.ink',
          '& dt': { color: 'text.tertiary' },
          '& dd': { margin: 0, fontWeight: 'fontWeightMedium' },
        }}
      >
        <FormattedMessage id="hiring.facts.place" tagName="dt" />
        <FormattedMessage id={`hiring.place.${place}`} tagName="dd" />
        <FormattedMessage id="hiring.facts.occupation" tagName="dt" />
        <FormattedMessage id={`hiring.occupation.${occupation}`} tagName="dd" />
        <FormattedMessage id="hiring.facts.posted" tagName="dt" />
        <dd>
          <PostDate iso={datePosted} />
        </dd>
      </Box>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 1.5 }}>
        <FormattedMessage id="hiring.apply.title" />
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 3, maxWidth: '30em' }}>
        <FormattedMessage id="hiring.apply.text" /> <FormattedMessage id="hiring.positions.everyone" />
      </Typography>
      <Button variant="contained" size="large" href={mailTo(address, subject)}>
        <FormattedMessage id="hiring.apply.write" />
      </Button>
      <Typography variant="small" color="textSecondary" sx={{ marginBlockStart: 2 }}>
        <MailLink address={address} />
      </Typography>
      <Typography variant="small" color="textSecondary" sx={{ marginBlockStart: 2 }}>
        <FormattedMessage
          id="hiring.apply.privacy"
          values={{
            section: <SectionNumber key="section" of="3.3" />,
            privacy: (chunks) => (
              <PageLink key="privacy" to="/privacy#s-3-3">
                {chunks}
              </PageLink>
            ),
          }}
        />
      </Typography>
    </>
  );
}
