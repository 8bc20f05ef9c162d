import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import Checkbox from '@mui/material/Checkbox';
import Collapse from '@mui/material/Collapse';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Fade from '@mui/material/Fade';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import Grid from '@mui/material/Grid';
import Grow from '@mui/material/Grow';
import Icon from '@mui/material/Icon';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Input from '@mui/material/Input';
import InputBase from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import NoSsr from '@mui/material/NoSsr';
import OutlinedInput from '@mui/material/OutlinedInput';
import PaginationItem from '@mui/material/PaginationItem';
import Paper from '@mui/material/Paper';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Select from '@mui/material/Select';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepIcon from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import SvgIcon from '@mui/material/SvgIcon';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import TabScrollButton from '@mui/material/TabScrollButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import { ChevronDown, Info } from '../src/app/components/icons';
import { nothing, texts } from './shared';

export function Layout() {
  return (
    <Stack sx={{ gap: 2 }}>
      {texts.map((variant) => (
        <Typography key={variant} variant={variant} noWrap>
          {variant} אבגד <del>del</del> <ins>ins</ins>
        </Typography>
      ))}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, padding: 2 }}>
        {(['flat', 'outlined', 'sheet', 'note', 'elevation'] as const).map((variant) => (
          <Paper key={variant} variant={variant} sx={{ padding: 2 }}>
            {variant}
          </Paper>
        ))}
        <Paper elevation={4} sx={{ padding: 2 }}>
          elevation 4
        </Paper>
        <Card sx={{ width: 280 }}>
          <CardHeader
            avatar={<Avatar>R</Avatar>}
            title="Title"
            subheader="Subheader"
            action={
              <IconButton aria-label="a">
                <Info />
              </IconButton>
            }
          />
          <CardMedia aria-label="Media" sx={{ height: 40, backgroundColor: 'surface.desk' }} image="data:," />
          <CardContent>
            <Typography variant="body2">Card content</Typography>
          </CardContent>
          <CardActions>
            <Button size="small">Act</Button>
          </CardActions>
        </Card>
        <Card variant="outlined" sx={{ width: 160 }}>
          <CardActionArea>
            <CardContent>Area</CardContent>
          </CardActionArea>
        </Card>
        <Paper sx={{ width: 260 }}>
          <List subheader={<ListSubheader>Subheader</ListSubheader>}>
            <ListItem
              secondaryAction={
                <IconButton aria-label="a">
                  <Info />
                </IconButton>
              }
            >
              <ListItemAvatar>
                <Avatar>A</Avatar>
              </ListItemAvatar>
              <ListItemText primary="Primary" secondary="Secondary" />
            </ListItem>
            <ListItem disablePadding>
              <ListItemButton selected>
                <ListItemIcon>
                  <Info />
                </ListItemIcon>
                <ListItemText primary="Selected" />
              </ListItemButton>
            </ListItem>
            <ListItem disablePadding>
              <ListItemButton disabled>
                <ListItemText primary="Disabled" />
              </ListItemButton>
            </ListItem>
            <Divider component="li" role="listitem">
              Or
            </Divider>
            <ListItem disablePadding>
              <ListItemButton>
                <ListItemText primary="Button" />
              </ListItemButton>
            </ListItem>
          </List>
        </Paper>
        <AvatarGroup max={3}>
          <Avatar>A</Avatar>
          <Avatar variant="rounded">B</Avatar>
          <Avatar variant="square">C</Avatar>
          <Avatar>D</Avatar>
        </AvatarGroup>
      </Stack>
      <Box>
        <Accordion defaultExpanded>
          <AccordionSummary>Accordion</AccordionSummary>
          <AccordionDetails>Details</AccordionDetails>
          <AccordionActions>
            <Button size="small">Act</Button>
          </AccordionActions>
        </Accordion>
        <Accordion>
          <AccordionSummary expandIcon={<ChevronDown />}>With an own sign</AccordionSummary>
        </Accordion>
        <Accordion disabled>
          <AccordionSummary>Disabled</AccordionSummary>
        </Accordion>
      </Box>
      <TableContainer>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox slotProps={{ input: { 'aria-label': 'Row' } }} />
              </TableCell>
              <TableCell>
                <TableSortLabel active>Name</TableSortLabel>
              </TableCell>
              <TableCell align="right">Number</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow hover selected>
              <TableCell padding="checkbox">
                <Checkbox slotProps={{ input: { 'aria-label': 'Row' } }} checked />
              </TableCell>
              <TableCell>Selected</TableCell>
              <TableCell align="right">1</TableCell>
            </TableRow>
            <TableRow hover>
              <TableCell padding="checkbox">
                <Checkbox slotProps={{ input: { 'aria-label': 'Row' } }} />
              </TableCell>
              <TableCell>Row</TableCell>
              <TableCell align="right">2</TableCell>
            </TableRow>
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell colSpan={3}>Footer</TableCell>
            </TableRow>
          </TableFooter>
        </Table>
      </TableContainer>
      <ImageList cols={3} rowHeight={90} sx={{ width: 400 }}>
        <ImageListItem>
          <Box sx={{ height: 90, backgroundColor: 'surface.desk' }} />
          <ImageListItemBar title="Title" subtitle="Subtitle" />
        </ImageListItem>
      </ImageList>
      <Grid container spacing={1}>
        <Grid size={6}>Half</Grid>
      </Grid>
      <Container maxWidth="sm">sm</Container>
      <NoSsr>client</NoSsr>
      <ScopedCssBaseline>scoped</ScopedCssBaseline>
      <SvgIcon>
        <path d="M0 0h4v4H0z" />
      </SvgIcon>
      <Icon>i</Icon>
      <Collapse in>Collapse</Collapse>
      <Fade in>
        <span>Fade</span>
      </Fade>
      <Grow in>
        <span>Grow</span>
      </Grow>
      <Slide in>
        <span>Slide</span>
      </Slide>
      <Zoom in>
        <span>Zoom</span>
      </Zoom>
      <ButtonBase>Base</ButtonBase>
      <FilledInput aria-label="a" inputProps={{ 'aria-label': 'a' }} />
      <Input inputProps={{ 'aria-label': 'a' }} />
      <OutlinedInput inputProps={{ 'aria-label': 'a' }} />
      <InputBase inputProps={{ 'aria-label': 'a' }} />
      <Select value="a" inputProps={{ 'aria-label': 'a' }}>
        <MenuItem value="a">Select</MenuItem>
      </Select>
      <FormControl>
        <InputLabel>Label</InputLabel>
      </FormControl>
      <PaginationItem page={1} />
      <StepIcon icon={1} />
      <Stepper>
        <Step>
          <StepLabel>One</StepLabel>
        </Step>
      </Stepper>
      <TabScrollButton direction="right" orientation="horizontal" />
      <SwipeableDrawer open={false} onOpen={nothing} onClose={nothing}>
        s
      </SwipeableDrawer>
    </Stack>
  );
}
