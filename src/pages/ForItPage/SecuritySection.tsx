import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { RuledList } from '../../components/RuledList';
import type { AnswerSource } from '../../data/itAnswers';
import { AnnexSection } from './AnnexSection';
import { SourceLink } from './SourceLink';

/** What is promised, and where to check it. */
const statements = [
  { name: 'training', source: { page: 'home', section: '7.1', to: '/#private_secure' } },
  { name: 'apart', source: { page: 'forIt', section: '5', to: '/for-it#deployment' } },
  { name: 'optOut', source: { page: 'forIt', section: '3', to: '/for-it#compliance' } },
  { name: 'hosting', source: { page: 'forIt', section: '5', to: '/for-it#deployment' } },
] as const satisfies readonly { name: string; source: AnswerSource }[];

/** § 1: what is promised about data, each statement with its source (I1, X8). */
export function SecuritySection() {
  return (
    <AnnexSection
      id="security"
      title={<FormattedMessage id="forIt.security.title" />}
      lead={<FormattedMessage id="forIt.security.lead" />}
    >
      <RuledList
        sx={{
          borderColor: 'line.hair',
          '& > li': {
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            justifyContent: 'space-between',
            alignItems: { sm: 'baseline' },
            gap: { xs: 0.5, sm: 4 },
            paddingBlock: '15px',
          },
        }}
      >
        {statements.map(({ name, source }) => (
          <li key={name}>
            <FormattedMessage id={`forIt.security.${name}`} tagName="span" />
            <Typography variant="meta" component="span" color="textSecondary">
              <SourceLink source={source} />
            </Typography>
          </li>
        ))}
      </RuledList>
    </AnnexSection>
  );
}
