import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Reference } from '../../components/Reference';
import { RuledList } from '../../components/RuledList';
import { AnnexSection } from './AnnexSection';

/** Statements by the claim that proves each. */
const statements = ['training', 'sold', 'apart', 'policies'] as const;

/** § 1 */
export function SecuritySection() {
  return (
    <AnnexSection name="security">
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
        {statements.map((claim) => (
          <li key={claim}>
            <FormattedMessage id={`forIt.security.${claim}`} tagName="span" />{' '}
            <Typography variant="meta" component="span" color="textSecondary">
              <Reference claim={claim} />
            </Typography>
          </li>
        ))}
      </RuledList>
    </AnnexSection>
  );
}
