import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { keepInPlace } from '../../../components/keepInPlace';
import { jobs } from './jobs';
import { jobName, numbered } from './styles';
import type { Playback } from './usePlayback';
import { WorkflowFilm } from './WorkflowFilm';
import { WorkflowPanel } from './WorkflowPanel';

const JobAccordion = styled(Accordion)(({ theme: { measures } }) => ({
  // Full width, as the sheet inside it.
  '& > .MuiCollapse-root': { marginInline: `calc(-1 * ${measures.page})`, paddingInline: measures.page },
}));
const JobSummary = styled(AccordionSummary)(({ theme }) => ({
  '& .MuiAccordionSummary-content': jobName(theme),
}));

/** The six jobs on small screens: one is open at a time. */
export function WorkflowAccordion({ openJob, onOpen, isPlaying, toggle }: Playback) {
  return (
    <Box sx={{ ...numbered, borderBlockStart: '1px solid', borderColor: 'line.hair' }}>
      {jobs.map((job) => {
        const isOpen = job === openJob;
        return (
          <JobAccordion
            square
            key={job}
            expanded={isOpen}
            // An item that closes above it does not move the pressed name.
            onChange={({ currentTarget }, opens) =>
              keepInPlace(currentTarget, () => onOpen(opens ? job : undefined))
            }
            slotProps={{ heading: { component: 'h3' } }}
          >
            <JobSummary
              id={`workflow-${job}`}
              data-press={`workflow-${job}`}
              aria-controls={`workflow-${job}-panel`}
            >
              <FormattedMessage id={`home.workflow.${job}.name`} tagName="span" />
            </JobSummary>
            <AccordionDetails>
              <WorkflowPanel
                job={job}
                film={<WorkflowFilm job={job} isPlaying={isPlaying && isOpen} loop />}
                isPlaying={isPlaying}
                onTogglePlaying={toggle}
              />
            </AccordionDetails>
          </JobAccordion>
        );
      })}
    </Box>
  );
}
