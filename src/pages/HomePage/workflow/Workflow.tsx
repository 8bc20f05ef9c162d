import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useHydrated } from '../../../components/useHydrated';
import { PlainWorkflow } from './PlainWorkflow';
import { usePlayback } from './usePlayback';
import { WorkflowAccordion } from './WorkflowAccordion';
import { WorkflowTabs } from './WorkflowTabs';

/** The six jobs: an accordion on a small screen, tabs from 900 px; plain until the width is known. */
export function Workflow() {
  const isHydrated = useHydrated();
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'));
  const playback = usePlayback();

  if (!isHydrated) return <PlainWorkflow />;
  return isWide ? <WorkflowTabs {...playback} /> : <WorkflowAccordion {...playback} />;
}
