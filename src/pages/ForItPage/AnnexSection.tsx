import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { reflowQuery } from '../../components/reflowQuery';
import { numberOf, type AnnexPart } from '../../data/annexParts';

interface AnnexSectionProps {
  id: AnnexPart;
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** A numbered section of the annex. */
export function AnnexSection({ id, title, lead, children }: AnnexSectionProps) {
  return (
    <Box
      component="section"
      id={id}
      sx={{
        borderBlockStart: 1,
        borderColor: 'line.ink',
        paddingBlock: (theme) => ({ xs: theme.spacing(3, 4.5), md: theme.spacing(7.5, 8) }),
        paddingInlineStart: { sm: 8 },
        '@media print': { paddingBlock: (theme) => theme.spacing(2, 3) },
      }}
    >
      <Box
        sx={{
          position: 'relative',
          display: { xs: 'flex', sm: 'block' },
          alignItems: 'baseline',
          gap: 1.5,
          breakAfter: 'avoid',
        }}
      >
        <Typography
          variant="smallSerif"
          component="p"
          sx={{
            position: { sm: 'absolute' },
            insetInlineStart: { sm: '-64px' },
            insetBlockStart: { sm: '0.45em' },
            fontSize: 'sizes.title3',
            fontWeight: 'fontWeightDisplay',
            color: 'text.tertiary',
          }}
        >
          <bdi dir="ltr">{numberOf(id)}</bdi>
        </Typography>
        <Typography
          variant="display2"
          component="h2"
          sx={{ minWidth: 0, fontSize: 'sizes.annex', [reflowQuery]: { hyphens: 'auto' } }}
        >
          {title}
        </Typography>
      </Box>
      {lead && (
        <Typography
          color="textSecondary"
          sx={{ marginBlockStart: 1.5, maxWidth: '36em', textWrap: 'balance', breakAfter: 'avoid' }}
        >
          {lead}
        </Typography>
      )}
      {children && <Box sx={{ marginBlockStart: { xs: 2, sm: 3 } }}>{children}</Box>}
    </Box>
  );
}
