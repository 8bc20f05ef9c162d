import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { SheetClause } from '../edits/SheetClause';
import type { RedlineEdits } from './LiveRedline';

/** The clause. A press selects a change; the list does the same for keyboards. */
export function RedlineSheet({ ids, outcomes, event, current, select }: RedlineEdits) {
  function selectAt({ target }: MouseEvent) {
    const clause = target instanceof Element && target.closest<HTMLElement>('[data-change]');
    const change = ids.find((id) => clause && id === clause.dataset.change);
    if (change && !outcomes[change]) select(change);
  }

  return (
    <Box
      sx={{
        overflow: 'hidden',
        backgroundColor: 'surface.desk',
        padding: (theme) => ({ xs: theme.spacing(1.5, 1.5, 0), md: theme.spacing(4.5, 4.5, 0) }),
      }}
    >
      <Paper
        variant="sheet"
        onClick={selectAt}
        sx={({ palette, spacing, typography }) => ({
          height: '100%',
          borderBlockEnd: 0,
          padding: { xs: spacing(2, 2, 2), md: spacing(5, 6, 8) },
          paddingInlineEnd: { xs: 5.5, md: 10 },
          '--bar': { xs: '-20px', md: '-38px' },
          '--stet': { xs: '-34px', md: '-52px' },
          '& > p': {
            ...typography.document,
            fontSize: { xs: typography.sizes.document, md: typography.sizes.title2 },
            lineHeight: { xs: 1.6, md: 1.78 },
            margin: `0 0 ${spacing(1)}`,
            '&:lang(he)': { lineHeight: { xs: 1.75, md: 1.9 } },
          },
          '& del': { backgroundColor: palette.mark.deleteWash },
          '& ins': { backgroundColor: palette.mark.insertWash },
          '& [data-lit] :is(del, ins)': { backgroundColor: palette.mark.highlight },
        })}
      >
        <Typography
          variant="document"
          component="h4"
          sx={{
            fontSize: 'sizes.smallSerif',
            fontWeight: 'fontWeightClause',
            lineHeight: 1.4,
            marginBlockEnd: 1.25,
          }}
        >
          <FormattedMessage id="samples.redline.heading" />
        </Typography>
        {ids.map((change) => (
          <SheetClause
            key={change}
            id={`samples.${change}.clause`}
            outcome={outcomes[change]}
            data-change={change}
            data-lit={(outcomes[change] ? event?.ids[0] : current) === change ? '' : undefined}
          />
        ))}
      </Paper>
    </Box>
  );
}
