import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Reference } from '../../../components/Reference';
import { NumberedSection } from '../NumberedSection';
import { Demonstration } from './Demonstration';

const controls = ['enforcer', 'anonymizer'] as const;

/** § 4: policy enforcer and anonymizer, with a demonstration of both. */
export function ComplianceSection() {
  return (
    <NumberedSection name="compliance" lead={<FormattedMessage id="forIt.compliance.lead" />}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
          gap: { xs: 2.5, sm: 5 },
          marginBlockEnd: 4,
        }}
      >
        {controls.map((control) => (
          <div key={control}>
            <Typography variant="h3" sx={{ fontSize: 'sizes.title4' }}>
              <FormattedMessage id={`forIt.compliance.${control}.title`} />
            </Typography>
            <Typography color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
              <FormattedMessage id={`forIt.compliance.${control}.text`} />
              <Reference claim={control} />
            </Typography>
          </div>
        ))}
      </Box>
      <Demonstration />
    </NumberedSection>
  );
}
