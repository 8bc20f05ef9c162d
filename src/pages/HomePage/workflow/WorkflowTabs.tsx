import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { indexAfterKey } from '../../../browser/arrowKeys';
import { workflowFilms } from '../../../data/films';
import { useLocale } from '../../../locale/useLocale';
import { useText } from '../../../locale/useText';
import { jobAfter, jobs, type Job } from './jobs';
import { tabCell, tabGrid } from './styles';
import type { Playback } from './usePlayback';
import { WorkflowFilm } from './WorkflowFilm';
import { PanelTitle, WorkflowPanel } from './WorkflowPanel';

/** Whether the pointer or the focus is on an element. Spread the handlers onto it. */
function useHoverOrFocus() {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  return {
    isHoveredOrFocused: isHovered || hasFocus,
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setHasFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setHasFocus(currentTarget.contains(relatedTarget)),
  };
}

const TabList = styled('div')(({ theme }) => tabGrid(theme));
const Tab = styled(ButtonBase)(({ theme }) => tabCell(theme));

const panelId = 'workflow-panel';
const tabId = (job: Job) => `workflow-tab-${job}`;

/**
 * Six tabs that advance when a film ends. Pointing at or focusing a tab or panel holds the current film; pausing or selecting a tab stops
 * the sequence, and the film repeats.
 */
export function WorkflowTabs({
  openJob: selected = jobs[0],
  onOpen,
  isPlaying,
  onPlaying,
  prefersReducedMotion,
}: Playback) {
  const text = useText();
  const direction = useLocale('direction');
  const tabList = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [hasPicked, setHasPicked] = useState(false);
  const { isHoveredOrFocused, ...handlers } = useHoverOrFocus();

  const advances = !hasPicked && !prefersReducedMotion;
  const advancesNow = advances && isPlaying && !isHoveredOrFocused;
  const tabOf = (job: Job) => tabList.current?.querySelector<HTMLElement>(`#${tabId(job)}`);

  // A mark that is drawn again would run backwards.
  useLayoutEffect(() => {
    const tab = tabOf(selected);
    return () => void tab?.style.removeProperty('--played');
  }, [selected]);

  /** Fetches a film's first frame, so that it is there when its tab is selected. */
  function prepare(job: Job) {
    const poster = panel.current?.querySelector('video')?.poster;
    if (poster) new Image().src = poster.replace(workflowFilms[selected], workflowFilms[job]);
  }

  function pick(job: Job) {
    setHasPicked(true);
    onOpen(job);
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = indexAfterKey(event, jobs.indexOf(selected), jobs.length, direction);
    const job = index === undefined ? undefined : jobs[index];
    if (!job) return;
    event.preventDefault();
    pick(job);
    tabOf(job)?.focus();
  }

  return (
    <div {...handlers}>
      <TabList ref={tabList} role="tablist" aria-label={text('home.workflow.label')} onKeyDown={onKeyDown}>
        {jobs.map((job) => (
          <Tab
            key={job}
            id={tabId(job)}
            role="tab"
            data-press={`workflow-${job}`}
            aria-selected={job === selected}
            aria-controls={panelId}
            tabIndex={job === selected ? 0 : -1}
            onPointerEnter={() => prepare(job)}
            onClick={() => pick(job)}
          >
            <FormattedMessage id={`home.workflow.${job}.name`} />
          </Tab>
        ))}
      </TabList>
      <div ref={panel} id={panelId} role="tabpanel" aria-labelledby={tabId(selected)}>
        <WorkflowPanel
          job={selected}
          title={<PanelTitle job={selected} />}
          film={
            <WorkflowFilm
              key={selected}
              job={selected}
              isPlaying={isPlaying}
              onPlaying={onPlaying}
              isNear={hasPicked || selected !== jobs[0]}
              loop={!advancesNow}
              onEnded={() => advancesNow && onOpen(jobAfter(selected))}
              onProgress={(played) => {
                tabOf(selected)?.style.setProperty('--played', String(played));
                if (advancesNow && played > 0.8) prepare(jobAfter(selected));
              }}
            />
          }
          isPlaying={isPlaying}
          onPlaying={onPlaying}
          next={advances ? jobAfter(selected) : undefined}
        />
      </div>
    </div>
  );
}
