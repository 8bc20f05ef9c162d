import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { clickReplacement } from '../../browser/clickReplacement';
import { Reference } from '../../components/Reference';
import { useHydrated } from '../../hooks/useHydrated';
import { Section } from './Section';
import { PrerenderedWorkflow } from './workflow/PrerenderedWorkflow';
import { usePlayback } from './workflow/usePlayback';
import { WorkflowAccordion } from './workflow/WorkflowAccordion';
import { WorkflowTabs } from './workflow/WorkflowTabs';

/** An accordion on small screens, tabs from 900 px. `pressed` is the control that the visitor pressed in `PrerenderedWorkflow`. */
function LiveWorkflow({ pressed }: { pressed: string | undefined }) {
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'));
  const playback = usePlayback();
  const clicked = useRef<string>(undefined);
  useEffect(() => {
    // Strict mode runs effects twice, and a second click would close the job.
    if (clicked.current === pressed) return;
    clicked.current = pressed;
    clickReplacement(pressed);
  }, [pressed]);
  return isWide ? <WorkflowTabs {...playback} /> : <WorkflowAccordion {...playback} />;
}

/**
 * The six jobs. The interactive version is large, so it is rendered in a transition: after hydration, or when a job is pressed. It shows one
 * job, so the other is kept for paper.
 */
function Workflow() {
  const isReady = useDeferredValue(useHydrated());
  const [pressed, setPressed] = useState<string>();
  const isLive = isReady || pressed !== undefined;
  return (
    <>
      {isLive && (
        <Box sx={{ displayPrint: 'none' }}>
          <LiveWorkflow pressed={pressed} />
        </Box>
      )}
      <Box sx={isLive ? { display: 'none', displayPrint: 'block' } : undefined}>
        <PrerenderedWorkflow isForPaper={isLive} onPress={setPressed} />
      </Box>
    </>
  );
}

/** § 3: six jobs, each with a film. */
export function WorkflowSection() {
  return (
    <Section id="workflow" number={3} name="home.contents.workflow">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
          gap: { xs: 2.5, lg: 6 },
          alignItems: 'end',
          marginBlockEnd: { xs: 4, md: 5.5 },
        }}
      >
        <Typography variant="display2">
          <FormattedMessage id="home.workflow.title" />
        </Typography>
        <Typography variant="lead" color="textSecondary" sx={{ textWrap: 'balance' }}>
          <FormattedMessage id="home.workflow.lead" />
          <Reference claim="sources" />
        </Typography>
      </Box>
      <Workflow />
    </Section>
  );
}
