import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Fragment, memo, startTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { withJs } from '../../../styles/hideWithoutJs';
import { descriptions, jobAfter, jobs } from './jobs';
import { jobName, numbered, tabCell, tabGrid } from './styles';
import { PanelTitle, WorkflowPanel } from './WorkflowPanel';
import { WorkflowStill } from './WorkflowStill';

/** Laid out like the accordion or the tabs that replace it. */
const Jobs = styled('dl')(({ theme }) => {
  const tabs = theme.breakpoints.up('md').replace('@media', '@media screen and');
  const accordion = theme.breakpoints.down('md').replace('@media', '@media screen and');
  return {
    ...numbered,
    margin: 0,
    borderBlockStart: `1px solid ${theme.palette.line.hair}`,
    '& > dt': { ...jobName(theme), minHeight: 52 },
    '& > dd': {
      margin: 0,
      paddingBlockEnd: theme.spacing(3),
      borderBlockEnd: `1px solid ${theme.palette.line.hair}`,
    },
    // In print and without JavaScript all six are shown.
    [withJs]: {
      '@media screen': { '& > dd:not([data-selected])': { display: 'none' } },
      [accordion]: {
        '& > dt:not([data-selected])': {
          boxSizing: 'content-box',
          borderBlockEnd: `1px solid ${theme.palette.line.hair}`,
        },
      },
      [tabs]: {
        ...tabGrid(theme),
        // The number is that of the accordion.
        '& > dt': { ...tabCell(theme), '&::before': undefined, boxSizing: 'border-box' },
        // The panel's border overlaps the grid's.
        '& > dd': { order: 1, gridColumn: '1 / -1', marginInlineStart: -1, padding: 0, border: 0 },
      },
    },
  };
});

/** The six jobs as prerendered, before the screen's width is known; also the version without JavaScript. */
export const PrerenderedWorkflow = memo(function PrerenderedWorkflow({
  isForPaper,
  onPress,
}: {
  /** Whether the interactive version is on the screen, with the heading. */
  isForPaper: boolean;
  /** Called in a transition with the `data-press` of what is pressed before `LiveWorkflow` has rendered. */
  onPress: (pressed: string) => void;
}) {
  return (
    <Jobs
      data-hydrate="visible"
      onClick={({ target }) => {
        const { press } =
          (target instanceof Element && target.closest<HTMLElement>('[data-press]')?.dataset) || {};
        if (press) startTransition(() => onPress(press));
      }}
    >
      {jobs.map((job) => {
        const isFirst = job === jobs[0];
        return (
          <Fragment key={job}>
            <dt data-press={`workflow-${job}`} data-selected={isFirst || undefined}>
              <FormattedMessage id={`home.workflow.${job}.name`} />
            </dt>
            <dd data-selected={isFirst || undefined}>
              {isFirst ? (
                <WorkflowPanel
                  job={job}
                  title={!isForPaper && <PanelTitle job={job} />}
                  film={<WorkflowStill job={job} />}
                  isPlaying
                  next={jobAfter(job)}
                />
              ) : (
                <Typography color="textSecondary">
                  <FormattedMessage id={descriptions[job]} />
                </Typography>
              )}
            </dd>
          </Fragment>
        );
      })}
    </Jobs>
  );
});
