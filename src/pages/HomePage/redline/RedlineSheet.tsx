import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRedlineMotion } from '../useRedlineMotion';
import { changeIds, type ChangeId, type RedlineState } from './redlineState';
import { TrackedChange } from './TrackedChange';

interface RedlineSheetProps {
  state: RedlineState;
  /** A press on a change in the text picks it; the list beside it does the same for the keyboard. */
  onSelect: (change: ChangeId) => void;
}

/** The sample clause on its sheet, on the blueback. */
export function RedlineSheet({ state, onSelect }: RedlineSheetProps) {
  const { sx, ...motion } = useRedlineMotion<HTMLDivElement>();

  function select({ target }: MouseEvent) {
    const change = (target as Element).closest<HTMLElement>('[data-change]')?.dataset.change;
    if (change) onSelect(change as ChangeId);
  }

  return (
    <Box
      {...motion}
      sx={[
        {
          overflow: 'hidden',
          backgroundColor: 'surface.desk',
          padding: { xs: '16px 16px 0', md: '36px 36px 0' },
        },
        sx,
      ]}
    >
      <Paper
        variant="sheet"
        onClick={select}
        sx={{
          height: '100%',
          minHeight: { md: 440 },
          borderBlockEnd: 0,
          padding: { xs: '24px 20px 40px', md: '40px 48px 64px' },
          paddingInlineEnd: { xs: '44px', md: '80px' },
          '--margin-sign': { xs: '-34px', md: '-52px' },
        }}
      >
        <Typography
          variant="document"
          component="h4"
          sx={{ fontSize: 19, fontWeight: 560, lineHeight: 1.4, marginBlockEnd: 1.25 }}
        >
          <FormattedMessage id="home.redline.heading" />
        </Typography>
        {changeIds.map((change) => (
          <Typography
            key={change}
            variant="document"
            sx={{
              position: 'relative',
              fontSize: { xs: 18, md: 21 },
              lineHeight: 1.78,
              marginBlockEnd: 1.5,
              '&:lang(he)': { lineHeight: 1.9 },
            }}
          >
            <FormattedMessage
              id={`home.redline.${change}.clause`}
              values={{
                change: (
                  <TrackedChange
                    change={change}
                    decision={state.decisions[change]}
                    isCurrent={state.current === change}
                  />
                ),
              }}
            />
          </Typography>
        ))}
      </Paper>
    </Box>
  );
}
