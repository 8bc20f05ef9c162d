import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const names = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];
const date = dayjs('2026-11-22');

/**
 * Data grid, date pickers and charts of MUI X.
 * @param nonce for a strict policy, since the grid adds a style element.
 */
export function Data({ nonce }: { nonce?: string }) {
  return (
    <Stack sx={{ gap: 2 }}>
      <DataGrid
        {...(nonce !== undefined && { nonce })}
        autoHeight
        checkboxSelection
        columns={[
          { field: 'name', headerName: 'Name', width: 200 },
          { field: 'count', headerName: 'Count', width: 120 },
        ]}
        rows={[
          { id: 1, name: 'One', count: 1 },
          { id: 2, name: 'Two', count: 2 },
        ]}
      />
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          <DatePicker label="Date" defaultValue={date} />
          <TextField label="Text" defaultValue="Beside a date" />
          <DatePicker label="Disabled" disabled defaultValue={date} />
          <DateCalendar defaultValue={date} />
        </Stack>
      </LocalizationProvider>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <BarChart
          height={240}
          width={420}
          xAxis={[{ data: ['One', 'Two'] }]}
          series={names.map((label, index) => ({ data: [3 + index, 6 - index], label }))}
        />
        <LineChart
          height={240}
          width={360}
          xAxis={[{ data: ['One', 'Two', 'Three'], scaleType: 'point' }]}
          series={[
            { data: [1, 4, 2], label: 'First', area: true },
            { data: [3, 2, 5], label: 'Second' },
          ]}
        />
        <PieChart
          height={200}
          width={200}
          series={[{ data: names.map((label, id) => ({ id, label, value: id + 2 })) }]}
          hideLegend
        />
        <Gauge height={120} width={120} value={60} aria-label="a" />
        <SparkLineChart height={60} width={160} data={[1, 4, 2, 5]} />
      </Stack>
    </Stack>
  );
}
