import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { clickReplacement } from '../../../browser/clickReplacement';
import { useHydrated } from '../../../hooks/useHydrated';
import { PrerenderedWorkflow } from './PrerenderedWorkflow';
import { usePlayback } from './usePlayback';
import { WorkflowAccordion } from './WorkflowAccordion';
import { WorkflowTabs } from './WorkflowTabs';

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
export function Workflow() {
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
