import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { priceText } from '../../components/priceText';
import { totalOf } from '../../data/tokens';
import { useText } from '../../locale/useText';
import { PackagePanel } from './PackagePanel';
import { PackageTable } from './PackageTable';
import { RateChart } from './RateChart';
import { useSelectedPackage } from './useSelectedPackage';

/**
 * The table to choose from, what the choice comes to, and where it lies among the others. On a phone the total stays
 * at the lower edge of the screen while the table is read.
 */
export function TokenCalculator() {
  const text = useText();
  const { selected, select, hasChosen } = useSelectedPackage();

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)', lg: '356px minmax(0, 1fr)' },
        columnGap: { md: 6, lg: 8 },
        alignItems: 'start',
        '@media (scripting: none)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <PackagePanel selected={selected} />
      <Box sx={{ gridColumn: { md: '2' }, '@media (scripting: none)': { gridColumn: '1' } }}>
        <PackageTable selected={selected} onSelect={select} />
      </Box>
      <Box
        sx={{
          order: { xs: 3, md: 0 },
          gridColumn: { md: '2' },
          marginBlockStart: { xs: 7, md: 8 },
          '@media (scripting: none)': { gridColumn: '1' },
        }}
      >
        <RateChart selected={selected} onSelect={select} />
      </Box>
      {/* The chosen row says its size and rate itself; what it comes to is said after it. */}
      <Box role="status" sx={visuallyHidden}>
        {hasChosen && text('tokens.panel.announcement', { total: priceText(totalOf(selected)) })}
      </Box>
    </Box>
  );
}
