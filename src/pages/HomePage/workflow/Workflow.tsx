import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { indexAfterKey } from '../../../browser/arrowKeys';
import { positionOf } from '../../../browser/scrollPosition';
import { updateKeepingPosition } from '../../../browser/updateKeepingPosition';
import { workflowFilms } from '../../../data/films';
import { useHydrated } from '../../../hooks/useHydrated';
import { useLocale } from '../../../locale/useLocale';
import { useText } from '../../../locale/useText';
import { descriptions, jobAfter, jobs, type Job } from './jobs';
import { JobButton, Jobs } from './styles';
import { WorkflowFilm, WorkflowStill } from './WorkflowFilm';
import { WorkflowPanel } from './WorkflowPanel';

const tabId = (job: Job) => `workflow-${job}`;
const panelId = (job: Job) => `workflow-${job}-panel`;

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

/**
 * Six jobs, each a name and a panel: tabs on wide screens, an accordion on small ones. Tabs advance when a film ends; pointing at or focusing
 * the section holds the current film, and pausing or selecting a tab stops the sequence, and the film repeats. One button stops all films
 * (WCAG 2.2.2); it follows a film that the browser refuses to play. With reduced motion they wait to be started and do not advance.
 */
export function Workflow() {
  const text = useText();
  const direction = useLocale('direction');
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'));
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  // Films take a phone long to render, so they follow hydration.
  const isLive = useDeferredValue(useHydrated());
  const tabs = isLive && isWide;
  const root = useRef<HTMLDivElement>(null);
  // Only the accordion can close all.
  const [opened, setOpened] = useState<Job | undefined>(jobs[0]);
  const [hasChanged, setHasChanged] = useState(false);
  const [hasPicked, setHasPicked] = useState(false);
  const [choice, setChoice] = useState<boolean>();
  const { isHoveredOrFocused, ...handlers } = useHoverOrFocus();

  const open = opened ?? (isWide ? jobs[0] : undefined);
  const isPlaying = choice ?? !prefersReducedMotion;
  const advances = tabs && !hasPicked && !prefersReducedMotion;
  const advancesNow = advances && isPlaying && !isHoveredOrFocused;
  const tabOf = (job: Job) => root.current?.querySelector<HTMLElement>(`#${tabId(job)}`);

  // A mark that is drawn again would run backwards.
  useLayoutEffect(() => {
    const tab = open && tabOf(open);
    return () => void tab?.style.removeProperty('--played');
  }, [open]);

  function show(job: Job | undefined) {
    setOpened(job);
    setHasChanged(true);
  }

  function press(job: Job, button: Element) {
    setHasPicked(true);
    if (isWide) show(job);
    // A job that closes above it does not move the pressed name.
    else updateKeepingPosition([positionOf(button)], () => show(job === open ? undefined : job));
  }

  function onKeyDown(event: KeyboardEvent, current: Job) {
    const index = indexAfterKey(event, jobs.indexOf(current), jobs.length, direction);
    const job = index === undefined ? undefined : jobs[index];
    if (!tabs || !job) return;
    event.preventDefault();
    setHasPicked(true);
    show(job);
    tabOf(job)?.focus();
  }

  /** Fetches a film's first frame, so that it is there when its tab is selected. */
  function prepare(job: Job) {
    const poster = root.current?.querySelector('video')?.poster;
    if (tabs && open && poster) new Image().src = poster.replace(workflowFilms[open], workflowFilms[job]);
  }

  return (
    <>
      {tabs && (
        <div role="tablist" aria-label={text('home.workflow.label')} aria-owns={jobs.map(tabId).join(' ')} />
      )}
      <Jobs ref={root} data-hydrate="visible" {...handlers}>
        {jobs.flatMap((job) => {
          const isOpen = job === open;
          return [
            <h3 key={job} role={tabs ? 'presentation' : undefined} data-open={isOpen || undefined}>
              <JobButton
                component="span"
                data-press={tabId(job)}
                // Without JavaScript it is the heading's text.
                {...(isLive
                  ? { id: tabId(job), 'aria-controls': panelId(job) }
                  : { role: undefined, tabIndex: -1 })}
                {...(isLive && !tabs && { 'aria-expanded': isOpen })}
                {...(tabs && { role: 'tab', 'aria-selected': isOpen, tabIndex: isOpen ? 0 : -1 })}
                onPointerEnter={() => prepare(job)}
                onKeyDown={(event) => onKeyDown(event, job)}
                onClick={({ currentTarget }) => press(job, currentTarget)}
              >
                <FormattedMessage id={`home.workflow.${job}.name`} />
              </JobButton>
            </h3>,
            <div
              key={`${job}-panel`}
              {...(isLive && {
                id: panelId(job),
                role: tabs ? 'tabpanel' : 'region',
                'aria-labelledby': tabId(job),
              })}
              data-open={isOpen || undefined}
              data-animates={hasChanged || undefined}
            >
              {isOpen ? (
                <WorkflowPanel
                  job={job}
                  film={
                    isLive ? (
                      <WorkflowFilm
                        job={job}
                        isPlaying={isPlaying}
                        onPlaying={setChoice}
                        isNear={hasChanged}
                        loop={!advancesNow}
                        onEnded={() => advancesNow && show(jobAfter(job))}
                        onProgress={(played) => {
                          tabOf(job)?.style.setProperty('--played', String(played));
                          if (advancesNow && played > 0.8) prepare(jobAfter(job));
                        }}
                      />
                    ) : (
                      <WorkflowStill job={job} />
                    )
                  }
                  isPlaying={isPlaying}
                  onPlaying={setChoice}
                  next={advances || !isLive ? jobAfter(job) : undefined}
                />
              ) : (
                <p>
                  <FormattedMessage id={descriptions[job]} />
                </p>
              )}
            </div>,
          ];
        })}
      </Jobs>
    </>
  );
}
