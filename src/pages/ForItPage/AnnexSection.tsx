import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { reflowQuery } from '../../styles/mediaQueries';
import { annexParts, type AnnexPart } from '../../data/annexParts';

interface AnnexSectionProps {
  /** Also decides its id, number and title. */
  name: AnnexPart;
  lead?: ReactNode;
  children?: ReactNode;
  /** One of several that share a rule and a smaller title. */
  isShort?: boolean;
}

/** The rule above a section, and its space. */
export const annexRule = {
  borderBlockStart: 1,
  borderColor: 'line.ink',
  paddingBlockStart: { xs: 3, md: 7.5 },
  paddingBlockEnd: { xs: 4.5, md: 8 },
  '@media print': { paddingBlockStart: 2, paddingBlockEnd: 3 },
};

/** A numbered section of the annex. */
export function AnnexSection({ name, lead, children, isShort }: AnnexSectionProps) {
  const index = annexParts.findIndex((part) => part.name === name);
  return (
    <Box
      component="section"
      id={annexParts[index]?.id}
      sx={{ paddingInlineStart: { sm: 8 }, ...(!isShort && annexRule) }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          gap: 1.5,
          // The number hangs beside the text.
          marginInlineStart: { sm: -8 },
          breakAfter: 'avoid',
        }}
      >
        <Typography
          variant="smallSerif"
          sx={{
            minWidth: { sm: '52px' },
            fontSize: isShort ? 'sizes.title4' : 'sizes.title3',
            fontWeight: 'fontWeightDisplay',
            color: 'text.tertiary',
          }}
        >
          <bdi dir="ltr">{index + 1}</bdi>
        </Typography>
        <Typography
          variant={isShort ? 'h3' : 'display2'}
          component="h2"
          sx={{
            minWidth: 0,
            fontSize: isShort ? 'sizes.title4' : 'sizes.annex',
            [reflowQuery]: { hyphens: 'auto' },
          }}
        >
          <FormattedMessage id={`forIt.${name}.title`} />
        </Typography>
      </Box>
      {lead && (
        <Typography
          color="textSecondary"
          sx={{
            marginBlockStart: isShort ? 0.75 : 1.5,
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
