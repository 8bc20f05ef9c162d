import Box from '@mui/material/Box';
import { useLayoutEffect } from 'react';
import type { Column } from '../../components/InColumn';
import { useColumns } from '../../components/useColumns';
import { ViewSwitch } from '../../components/ViewSwitch';

interface FaqViewsProps {
  /** Told what is to be drawn, at first and whenever it changes; must stay the same function. */
  onColumns: (columns: readonly Column[]) => void;
}

/** Which language the questions are read in, or both side by side (X7). The questions need none of this code to be read. */
export function FaqViews({ onColumns }: FaqViewsProps) {
  const { columns, ...switching } = useColumns('faq');
  useLayoutEffect(() => onColumns(columns), [columns, onColumns]);
  return (
    <Box sx={{ marginBlockEnd: 3, '@media (scripting: none), print': { display: 'none' } }}>
      <ViewSwitch {...switching} />
    </Box>
  );
}
