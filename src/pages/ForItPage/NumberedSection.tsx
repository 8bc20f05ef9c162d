import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { reflowQuery } from '../../styles/mediaQueries';
import { forItSections, type ForItSection } from '../../data/forItSections';

interface NumberedSectionProps {
  /** Also decides its id, number and title. */
  name: ForItSection;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The rule above a section, and its space. */
const sectionRule = {
  borderBlockStart: 1,
  borderColor: 'line.ink',
  paddingBlockStart: { xs: 3, md: 7.5 },
  paddingBlockEnd: { xs: 4.5, md: 8 },
  '@media print': { paddingBlockStart: 2, paddingBlockEnd: 3 },
};

/** A numbered section of the page for IT. */
export function NumberedSection({ name, lead, children }: NumberedSectionProps) {
  const index = forItSections.findIndex((part) => part.name === name);
  return (
    <Box
      component="section"
      id={forItSections[index]?.id}
      sx={{ paddingInlineStart: { sm: 8 }, ...sectionRule }}
    >
      <Stack
        direction="row"
        spacing={1.5}
        sx={{
          alignItems: 'baseline',
          // The number hangs beside the text.
          marginInlineStart: { sm: -8 },
          breakAfter: 'avoid',
        }}
      >
        <Typography variant="railNumber" sx={{ minWidth: { sm: '52px' } }}>
          <bdi dir="ltr">{index + 1}</bdi>
        </Typography>
        <Typography
          variant="display2"
          component="h2"
          sx={{
            minWidth: 0,
            fontSize: 'sizes.annex',
            [reflowQuery]: { hyphens: 'auto' },
          }}
        >
          <FormattedMessage id={`forIt.${name}.title`} />
        </Typography>
      </Stack>
      {lead && (
        <Typography
          color="textSecondary"
          sx={{
            marginBlockStart: 1.5,
            maxWidth: '36em',
            textWrap: 'balance',
            breakAfter: 'avoid',
          }}
        >
          {lead}
        </Typography>
      )}
      {children && <Box sx={{ marginBlockStart: { xs: 2, sm: 3 } }}>{children}</Box>}
    </Box>
  );
}
