import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { memo, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { positionOf } from '../../../browser/scrollPosition';
import { updateKeepingPosition } from '../../../browser/updateKeepingPosition';
import { unfold } from '../../../styles/keyframes';
import { jobs, type Job } from './jobs';
import { jobName, numbered } from './styles';
import type { Playback } from './usePlayback';
import { WorkflowFilm } from './WorkflowFilm';
import { WorkflowPanel } from './WorkflowPanel';

/** Full width, as the sheet inside it. */
const Panel = styled('div')(({ theme: { measures, marks } }) => ({
  marginInline: `calc(-1 * ${measures.page})`,
  paddingInline: measures.page,
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-animates] > *': { animation: `${unfold} ${marks.duration.accordion}ms ${marks.easing.standard}` },
  },
}));

interface JobPanelProps {
  /** MUI's name for “is open”. */
  in: boolean;
  children?: ReactNode;
}

/**
 * The panel of an open job. MUI's `Collapse` would lay out the page five times when another job is opened, to measure a height that is not
 * animated here.
 */
function JobPanel({ in: isOpen, children }: JobPanelProps) {
  // What is open from the start is not animated.
  const [unfolds, setUnfolds] = useState(!isOpen);
  if (!isOpen && !unfolds) setUnfolds(true);
  return isOpen && <Panel data-animates={unfolds || undefined}>{children}</Panel>;
}

const JobSummary = styled(AccordionSummary)(({ theme }) => ({
  minHeight: 52,
  // As high as the row that it replaces.
  '& .MuiAccordionSummary-content': { ...jobName(theme), marginBlock: 0 },
}));

interface AccordionItemProps extends Pick<Playback, 'onOpen' | 'isPlaying' | 'onPlaying'> {
  job: Job;
  isOpen: boolean;
}

/** Memoized, since rendering all six in one task is felt on a phone; a closed job is not rendered at all. */
const AccordionItem = memo(function AccordionItem({
  job,
  isOpen,
  onOpen,
  isPlaying,
  onPlaying,
}: AccordionItemProps) {
  return (
    <Accordion
      square
      expanded={isOpen}
      // An item that closes above it does not move the pressed name.
      onChange={({ currentTarget }, opens) =>
        updateKeepingPosition([positionOf(currentTarget)], () => onOpen(opens ? job : undefined))
      }
      slots={{ transition: JobPanel }}
      slotProps={{ heading: { component: 'h3' } }}
    >
      <JobSummary
        id={`workflow-${job}`}
        // A closed job has no panel.
        aria-controls={isOpen ? `workflow-${job}-panel` : undefined}
        data-press={`workflow-${job}`}
      >
        <FormattedMessage id={`home.workflow.${job}.name`} tagName="span" />
      </JobSummary>
      <AccordionDetails>
        <WorkflowPanel
          job={job}
          film={<WorkflowFilm job={job} isPlaying={isPlaying} onPlaying={onPlaying} loop />}
          isPlaying={isPlaying}
          onPlaying={onPlaying}
        />
      </AccordionDetails>
    </Accordion>
  );
});

/** The six jobs on small screens: one is open at a time. */
export function WorkflowAccordion({ openJob, onOpen, isPlaying, onPlaying }: Playback) {
  return (
    <Box sx={{ ...numbered, borderBlockStart: '1px solid', borderColor: 'line.hair' }}>
      {jobs.map((job) => (
        <AccordionItem key={job} {...{ job, onOpen, isPlaying, onPlaying }} isOpen={job === openJob} />
      ))}
    </Box>
  );
}
