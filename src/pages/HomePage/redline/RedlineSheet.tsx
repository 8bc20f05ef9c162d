import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useText } from '../../../locale/useText';
import { cutAt, edited } from '../Edited';
import { useRedlineMotion } from '../useRedlineMotion';
import { changeIds, type ChangeId, type RedlineState } from './redlineState';
import { TrackedChange, type TrackedChangeProps } from './TrackedChange';

interface RedlineSheetProps {
  state: RedlineState;
  /** Called when a change in the text is pressed; the list does the same for keyboards. */
  onSelect: (change: ChangeId) => void;
}

function Clause(props: Omit<TrackedChangeProps, 'tail' | 'around'>) {
  const { formatMessage } = useIntl();
  const text = useText();
  const id = `samples.${props.change}.clause` as const;
  const [before, [, ...tail]] = cutAt(formatMessage({ id }, { change: <wbr key="change" /> }), 'wbr');
  const [head = '', end = ''] = text(id, { change: '\n' }).split('\n');
  return (
    <Typography
      variant="document"
      sx={{
        ...edited,
        fontSize: { xs: 'sizes.document', md: 'sizes.title2' },
        lineHeight: 1.78,
        marginBlockEnd: 1.5,
        '&:lang(he)': { lineHeight: 1.9 },
      }}
    >
      {before}
      <TrackedChange {...props} tail={tail} around={[head, end]} />
    </Typography>
  );
}

export function RedlineSheet({ state, onSelect }: RedlineSheetProps) {
  const { sx, isMoving, motion } = useRedlineMotion<HTMLDivElement>();

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
          padding: (theme) => ({
            xs: `${theme.spacing(2)} ${theme.spacing(2)} 0`,
            md: `${theme.spacing(4.5)} ${theme.spacing(4.5)} 0`,
          }),
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
          padding: (theme) => ({ xs: theme.spacing(3, 2.5, 5), md: theme.spacing(5, 6, 8) }),
          paddingInlineEnd: { xs: 5.5, md: 10 },
          '--margin-sign': { xs: '-34px', md: '-52px' },
        }}
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
        {changeIds.map((change) => (
          <Clause
            key={change}
            change={change}
            decision={state.decisions[change]}
            isCurrent={state.current === change}
            isMoving={isMoving}
          />
        ))}
      </Paper>
    </Box>
  );
}
