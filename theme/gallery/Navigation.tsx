import AppBar from '@mui/material/AppBar';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import MobileStepper from '@mui/material/MobileStepper';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Tab from '@mui/material/Tab';
import TablePagination from '@mui/material/TablePagination';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Info } from '../src/app/components/icons';
import { nothing } from './shared';

export function Navigation() {
  return (
    <Stack sx={{ gap: 2 }}>
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6" sx={{ flexGrow: 1 }}>
            App bar
          </Typography>
          <Button color="inherit">Enter</Button>
        </Toolbar>
      </AppBar>
      <AppBar position="static" color="default">
        <Toolbar variant="dense">Default</Toolbar>
      </AppBar>
      <Tabs value={0}>
        {['One', 'Two', 'Three', 'Four', 'Five'].map((label) => (
          <Tab key={label} label={label} disabled={label === 'Five'} />
        ))}
      </Tabs>
      <Tabs value={1} variant="scrollable" allowScrollButtonsMobile>
        <Tab icon={<Info />} label="Icon" />
        <Tab icon={<Info />} iconPosition="start" label="Start" />
      </Tabs>
      <Tabs value={0} orientation="vertical" sx={{ width: 160 }}>
        <Tab label="One" />
        <Tab label="Two" />
      </Tabs>
      <Breadcrumbs>
        <Link href="#x">One</Link>
        <span>Two</span>
      </Breadcrumbs>
      <Pagination count={7} page={3} />
      <Pagination count={5} variant="outlined" shape="rounded" color="primary" />
      <TablePagination component="div" count={100} page={1} rowsPerPage={10} onPageChange={nothing} />
      <BottomNavigation showLabels value={0}>
        <BottomNavigationAction label="One" icon={<Info />} />
        <BottomNavigationAction label="Two" icon={<Info />} />
      </BottomNavigation>
      <Stepper activeStep={1}>
        {['One', 'Two', 'Three'].map((label) => (
          <Step key={label}>
            <StepLabel
              optional={<Typography variant="caption">Optional</Typography>}
              error={label === 'Three'}
            >
              {label}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <Stepper activeStep={0} orientation="vertical" nonLinear>
        <Step>
          <StepButton>One</StepButton>
          <StepContent>Content</StepContent>
        </Step>
        <Step>
          <StepLabel>Two</StepLabel>
        </Step>
      </Stepper>
      <MobileStepper
        variant="dots"
        steps={4}
        position="static"
        activeStep={1}
        nextButton={<Button size="small">Next</Button>}
        backButton={<Button size="small">Back</Button>}
      />
      <Paper variant="sheet" sx={{ width: 260 }}>
        <MenuList>
          <MenuItem>
            <ListItemIcon>
              <Info fontSize="small" />
            </ListItemIcon>
            <ListItemText>With icon</ListItemText>
          </MenuItem>
          <MenuItem selected>Selected</MenuItem>
          <MenuItem disabled>Disabled</MenuItem>
          <Divider />
          <MenuItem dense>Dense</MenuItem>
        </MenuList>
      </Paper>
      <Box sx={{ position: 'relative', height: 48 }}>
        <Drawer
          open
          variant="permanent"
          slotProps={{ paper: { sx: { position: 'absolute', width: 1, height: 1 } } }}
        >
          Drawer
        </Drawer>
      </Box>
    </Stack>
  );
}
