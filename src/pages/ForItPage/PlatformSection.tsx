import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { PageLink } from '../../components/PageLink';
import { Price } from '../../components/Price';
import { RuledList } from '../../components/RuledList';
import { tokenRates } from '../../data/prices';
import { postpaidRate } from '../../data/tokens';
import { NumberedSection } from './NumberedSection';

const parts = [
  { id: 'flexibility', name: 'flexibility' },
  { id: 'assistant', name: 'assistant' },
  { id: 'pay-as-you-grow', name: 'growth' },
] as const;

/** § 7: one supplier, and how it is used and paid. */
export function PlatformSection() {
  return (
    <NumberedSection name="platform" lead={<FormattedMessage id="forIt.platform.text" />}>
      <RuledList sx={{ '& > li': { paddingBlock: 1.75 } }}>
        {parts.map(({ id, name }) => (
          <li key={id} id={id}>
            <Typography variant="smallSerif" component="h3">
              <FormattedMessage id={`forIt.${name}.title`} />
            </Typography>
            <Typography color="textSecondary">
              <FormattedMessage
                id={`forIt.${name}.text`}
                values={{
                  highest: <Price key="highest" cents={tokenRates.highest} />,
                  lowest: <Price key="lowest" cents={tokenRates.lowest} />,
                  postpaid: <Price key="postpaid" cents={postpaidRate} />,
                  link: (chunks) => (
                    <PageLink key="link" to="/tokens" sx={{ color: 'text.primary', whiteSpace: 'nowrap' }}>
                      {chunks}
                    </PageLink>
                  ),
                }}
              />
            </Typography>
          </li>
        ))}
      </RuledList>
    </NumberedSection>
  );
}
