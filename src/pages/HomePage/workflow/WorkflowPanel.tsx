import PauseIcon from '@mui/icons-material/PauseOutlined';
import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../locale/useText';
import { hideWithoutJsAndInPrint } from '../../../styles/hideWithoutJs';
import { descriptions, type Job } from './jobs';

interface WorkflowPanelProps {
  job: Job;
  /** The film, or its still. */
  film: ReactNode;
  isPlaying: boolean;
  onPlaying?: (isPlaying: boolean) => void;
  /** The job whose film plays next; only tabs advance by themselves. */
  next?: Job | undefined;
}

/** A film with the job's description, and a button that stops all films. */
export function WorkflowPanel({ job, film, isPlaying, onPlaying, next }: WorkflowPanelProps) {
  const text = useText();
  return (
    <Box
      sx={{
        display: { md: 'grid' },
        gridTemplateColumns: { md: 'minmax(0, 1fr) 260px', lg: 'minmax(0, 1fr) 300px' },
        // The film is cut off below, never the button beside it.
        gridTemplateRows: 'fit-content(490px)',
        maxHeight: { md: 492 },
        overflow: { md: 'hidden' },
        backgroundColor: { md: 'surface.sheet' },
        border: { md: '1px solid' },
        borderBlockStart: { md: 0 },
        borderColor: { md: 'line.strong' },
      }}
    >
      <Box
        sx={({ measures }) => ({
          display: 'grid',
          // As wide as it was recorded, since its letters are small, but no wider than the screen.
          gridTemplateColumns: `max(100%, min(350px, 100% + 2 * ${measures.page}))`,
          justifyContent: 'center',
          overflow: 'hidden',
          // As wide as the screen on phones, cropped below.
          marginInline: { xs: `calc(-1 * ${measures.page})`, md: 0 },
          paddingBlockStart: { xs: 2.5, md: 3, lg: 3.5 },
          paddingInline: { xs: measures.page, md: 3, lg: 3.5 },
          backgroundColor: 'surface.desk',
          displayPrint: 'none',
        })}
      >
        {/* The panel's height shows all of the film. */}
        <Box sx={{ width: '100%', maxWidth: { md: 408, lg: 824 }, marginInline: 'auto' }}>{film}</Box>
      </Box>
      <Stack
        sx={{
          gap: 1.5,
          // At the top, so that the button is on the screen with the film that it stops.
          padding: (theme) => ({
            xs: theme.spacing(2, 0, 0),
            md: theme.spacing(3),
            lg: theme.spacing(3, 3.5),
          }),
        }}
      >
        {/* From 900 px. It repeats the tab, so it is no heading. */}
        <Typography
          variant="h3"
          component="span"
          sx={{ display: { xs: 'none', md: 'block' }, ...hideWithoutJsAndInPrint }}
        >
          <FormattedMessage id={`home.workflow.${job}.name`} />
        </Typography>
        <Typography color="textSecondary" sx={{ textWrap: 'balance' }}>
          <FormattedMessage id={descriptions[job]} />
        </Typography>
        <Stack
          direction={{ xs: 'row', md: 'column' }}
          sx={{
            flex: 'none',
            alignItems: { xs: 'center', md: 'start' },
            justifyContent: 'space-between',
            gap: { xs: 2, md: 1 },
            ...hideWithoutJsAndInPrint,
          }}
        >
          <Button
            variant="outlined"
            size="small"
            data-press="workflow-playing"
            startIcon={isPlaying ? <PauseIcon /> : <PlayArrowIcon />}
            onClick={() => onPlaying?.(!isPlaying)}
          >
            <FormattedMessage id={`home.workflow.${isPlaying ? 'pause' : 'play'}`} />
          </Button>
          {next && (
            <Typography
              variant="meta"
              component="span"
              color="textTertiary"
              sx={{
                display: { xs: 'none', md: 'inline' },
                fontWeight: 'fontWeightRegular',
                '@media (prefers-reduced-motion: reduce)': { display: 'none' },
              }}
            >
              <FormattedMessage
                id="home.workflow.next"
                values={{ name: text(`home.workflow.${next}.name`) }}
              />
            </Typography>
          )}
        </Stack>
      </Stack>
    </Box>
  );
}
