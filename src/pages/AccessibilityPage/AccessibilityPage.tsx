import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../translations';
import { PageHead } from '../../components/PageHead';
import { PageMeta } from '../../components/PageMeta';
import { RuledList } from '../../components/RuledList';
import { AuditFigure } from './AuditFigure';
import { AuditReport } from './AuditReport';
import { Requests } from './Requests';
import { StatementSection } from './StatementSection';

const adaptations = [
  'keyboard',
  'reader',
  'zoom',
  'contrast',
  'motion',
  'films',
  'hebrew',
  'script',
] as const;
const gaps = ['people', 'posts', 'outside'] as const;

/** The accessibility statement that Israeli regulation 35 requires. */
export default function AccessibilityPage() {
  return (
    <Container sx={{ paddingBlockEnd: (theme) => `clamp(${theme.spacing(3)}, 3vw, ${theme.spacing(6)})` }}>
      <PageMeta title="accessibility.meta.title" description="accessibility.meta.description" />
      <PageHead title="accessibility.hero.title" lead="accessibility.hero.lead" />
      <StatementSection id="standard">
        <div>
          <Typography variant="lead" sx={{ maxWidth: '34em', textWrap: 'pretty' }}>
            <FormattedMessage id="accessibility.standard.text" />
          </Typography>
        </div>
        <FormattedMessage id="accessibility.standard.overlay" tagName="p" />
      </StatementSection>
      <StatementSection id="done">
        <Points ids={adaptations.map((name) => `accessibility.done.${name}` as const)} />
      </StatementSection>
      <StatementSection id="audit" aside={<AuditReport />}>
        <AuditFigure />
      </StatementSection>
      <StatementSection id="gaps">
        <Points ids={gaps.map((name) => `accessibility.gaps.${name}` as const)} />
      </StatementSection>
      <StatementSection id="contact">
        <Requests />
      </StatementSection>
    </Container>
  );
}

function Points({ ids }: { ids: readonly MessageId[] }) {
  return (
    <RuledList
      sx={({ breakpoints }) => ({
        borderBlockStart: 0,
        '& > li:first-of-type': { paddingBlockStart: 0 },
        '& > li:last-of-type': { borderBlockEnd: 0 },
        [breakpoints.up('lg')]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: 5,
          '& > li:first-of-type + li': { paddingBlockStart: 0 },
          // The first of an odd number is the longest, and stands beside two.
          '& > li:first-of-type:nth-last-of-type(odd)': { gridRow: 'span 2', borderBlockEnd: 0 },
          '& > li:first-of-type:nth-last-of-type(even) ~ li:nth-last-of-type(2)': { borderBlockEnd: 0 },
        },
      })}
    >
      {ids.map((id) => (
        <Typography component="li" key={id} sx={{ paddingBlock: 1.5, textWrap: 'pretty' }}>
          <FormattedMessage id={id} />
        </Typography>
      ))}
    </RuledList>
  );
}
