import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useDeferredValue, useState } from 'react';
import { useHydrated } from '../../../hooks/useHydrated';
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

/** The six jobs. The interactive version is large, so it is rendered in a transition after hydration, or at once when a job is pressed. */
export function Workflow() {
  const isHydrated = useHydrated();
  const isDue = useDeferredValue(isHydrated);
  const [isPressed, setIsPressed] = useState(false);

  if (isHydrated && (isDue || isPressed)) return <LiveWorkflow />;
  return <PlainWorkflow onPress={setIsPressed} />;
}
