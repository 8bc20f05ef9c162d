import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import Stack from '@mui/material/Stack';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { reflowQuery } from '../styles/mediaQueries';

const Row = styled('details')(({ theme: { palette, spacing, typography } }) => ({
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 20px',
    columnGap: spacing(1.25),
    alignItems: 'baseline',
    paddingBlock: spacing(1.75),
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { alignSelf: 'center' },
    '& span': { whiteSpace: 'nowrap' },
    '& > .for': {
      gridColumn: '1 / -2',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: spacing(2),
      ...typography.meta,
      color: palette.text.secondary,
    },
    [reflowQuery]: {
      gridTemplateColumns: 'minmax(0, 1fr) 20px',
      '& > span': { gridColumn: 1 },
      '& span': { whiteSpace: 'normal' },
    },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
}));

interface PlanRowProps extends Pick<TypographyProps<'h2'>, 'component'> {
  name: ReactNode;
  price: ReactNode;
  /** For whom the plan is, and what its smallest tier costs. */
  facts: ReactNode;
  /** What the row opens, unless that follows it. */
  children?: ReactNode;
}

/** A plan as a closed row: its name, its price, and for whom it is. */
export function PlanRow({ name, price, facts, component, children }: PlanRowProps) {
  return (
    <Row>
      <summary>
        <Typography variant="h3" component={component ?? 'h2'} sx={{ fontSize: 'sizes.title4' }}>
          {name}
        </Typography>
        <Typography variant="smallSerif" component="span">
          {price}
        </Typography>
        <ExpandMoreIcon />
        <Stack component="span" direction="row" className="for">
          {facts}
        </Stack>
      </summary>
      {children}
    </Row>
  );
}
