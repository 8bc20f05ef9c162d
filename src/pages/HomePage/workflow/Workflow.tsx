import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import { useHydrated } from '../../../components/useHydrated';
import { PlainWorkflow } from './PlainWorkflow';
import { usePlayback } from './usePlayback';
import { WorkflowAccordion } from './WorkflowAccordion';
import { WorkflowTabs } from './WorkflowTabs';

/** An accordion on small screens, tabs from 900 px. */
function LiveWorkflow() {
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'));
  const playback = usePlayback();
  return isWide ? <WorkflowTabs {...playback} /> : <WorkflowAccordion {...playback} />;
}

/** The six jobs. The interactive version is large, so it is rendered in a transition after hydration. */
export function Workflow() {
  const isDue = useDeferredValue(useHydrated());
  return isDue ? <LiveWorkflow /> : <PlainWorkflow />;
}
