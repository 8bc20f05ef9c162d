import Box from '@mui/material/Box';
import { LiveRegion } from '../../components/LiveRegion';
import { priceText } from '../../text/numbers';
import { findPackage, firstPackage, totalOf, type TokenPackage } from '../../data/tokens';
import { useQueryParams } from '../../hooks/useQueryParams';
import { useText } from '../../locale/useText';
import { withoutJs } from '../../styles/hideWithoutJs';
import { PackagePanel } from './PackagePanel';
import { PackageTable } from './PackageTable';
import { RateChart } from './RateChart';

/** The packages, the total of the selected one, and the chart of rates. */
export function TokenCalculator() {
  const text = useText();
  const { params, set, hasChanged } = useQueryParams();
  // In the address as `?tokens=200`.
  const selected = findPackage(params?.get('tokens') ?? null);
  const select = ({ millions }: TokenPackage) =>
    set('tokens', millions === firstPackage.millions ? undefined : String(millions));

  return (
    <>
      {/* The panel is sticky as far as this grid, so the chart is outside it. */}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: '320px minmax(0, 1fr)',
            lg: '356px minmax(0, 1fr)',
          },
          columnGap: { md: 6, lg: 8 },
          alignItems: 'start',
          [withoutJs]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <PackagePanel selected={selected} />
        <Box sx={{ gridColumn: { md: '2' }, [withoutJs]: { gridColumn: '1' } }}>
          <PackageTable selected={selected} onSelect={select} />
        </Box>
      </Box>
      <Box sx={{ marginBlockStart: { xs: 7, md: 8 } }}>
        <RateChart selected={selected} onSelect={select} />
      </Box>
      {/* The radio button announces size and rate; this adds the total. */}
      <LiveRegion>
        {hasChanged && text('tokens.panel.announcement', { total: priceText(totalOf(selected)) })}
      </LiveRegion>
    </>
  );
}
