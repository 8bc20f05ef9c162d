import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const date = dayjs('2026-11-22');

/** The data grid, the date pickers and the charts of MUI X. */
export function Data() {
  return (
    <Stack sx={{ gap: 2 }}>
      <DataGrid
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
        <Stack direction="row" sx={{ gap: 2 }}>
          <DatePicker label="Date" defaultValue={date} />
          <DatePicker label="Disabled" disabled defaultValue={date} />
          <DateCalendar defaultValue={date} />
        </Stack>
      </LocalizationProvider>
      <BarChart
        height={240}
        width={480}
        xAxis={[{ data: ['One', 'Two'] }]}
        series={[{ data: [3, 5], label: 'Series' }]}
      />
    </Stack>
  );
}
