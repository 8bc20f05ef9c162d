import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Reference } from '../../components/Reference';
import { RuledList } from '../../components/RuledList';
import { AnnexSection } from './AnnexSection';

/** Statements with the claim that proves each. */
const statements = [
  { name: 'training', claim: 'training' },
  { name: 'sold', claim: 'notSold' },
  { name: 'apart', claim: 'separateTenants' },
  { name: 'policies', claim: 'organizationPolicies' },
] as const;

/** § 1 */
export function SecuritySection() {
  return (
    <AnnexSection id="security" title={<FormattedMessage id="forIt.security.title" />}>
      <RuledList
        sx={{
          borderColor: 'line.hair',
          '& > li': {
            display: { sm: 'flex' },
            justifyContent: 'space-between',
            alignItems: 'baseline',
            gap: 4,
            paddingBlock: { xs: 1.25, sm: 1.875 },
          },
        }}
      >
        {statements.map(({ name, claim }) => (
          <li key={name}>
            <FormattedMessage id={`forIt.security.${name}`} tagName="span" />{' '}
            <Typography variant="meta" component="span" color="textSecondary">
              <Reference claim={claim} />
            </Typography>
          </li>
        ))}
      </RuledList>
    </AnnexSection>
  );
}
