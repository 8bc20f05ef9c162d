import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { claims, type ClaimId } from '../data/claims';
import { rise } from '../styles/keyframes';
import { positionTooltip } from '../browser/positionTooltip';
import { SectionNumber } from './SectionNumber';

/** Milliseconds to cross the gap to the card, or to pass over a reference without opening it. */
const switchDelay = 160;

/** Closes the open card. */
let closeOpen: (() => void) | undefined;

/**
 * Whether a link's card is open: while it or the link is hovered or the link has keyboard focus, until Escape (WCAG 1.4.13) or until
 * another opens. Touch follows the link.
 */
function useHoverCard(anchor: HTMLElement, card: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(() => anchor.matches(':hover, :focus-visible'));
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  function soon(open: boolean) {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setIsOpen(open), switchDelay);
  }
  function now(open: boolean) {
    clearTimeout(waiting.current);
    setIsOpen(open);
  }

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const leave = () => soon(anchor.matches(':focus-visible'));
    anchor.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && soon(true), {
      signal,
    });
    anchor.addEventListener('pointerleave', leave, { signal });
    anchor.addEventListener('focus', () => anchor.matches(':focus-visible') && now(true), { signal });
    anchor.addEventListener('blur', () => now(false), { signal });
    anchor.addEventListener('click', () => now(false), { signal });
    // Native events, since React reports the card's enter before the link's leave, which would close the card.
    card.current?.addEventListener('pointerenter', () => now(true), { signal });
    card.current?.addEventListener('pointerleave', leave, { signal });
    return () => {
      controller.abort();
      clearTimeout(waiting.current);
    };
  }, [anchor, card]);

  useEffect(() => {
    if (!isOpen) return;
    function dismiss(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Escape must not also close a surrounding dialog.
      event.stopPropagation();
      now(false);
    }
    const close = () => now(false);
    closeOpen?.();
    closeOpen = close;
    document.addEventListener('keydown', dismiss, { capture: true });
    return () => {
      document.removeEventListener('keydown', dismiss, { capture: true });
      if (closeOpen === close) closeOpen = undefined;
    };
  }, [isOpen]);

  return isOpen;
}

export interface ReferenceCardProps {
  /** Id for the reference's `aria-describedby`. */
  id: string;
  claim: ClaimId;
  /** The reference; the card is placed below it. */
  anchor: HTMLElement;
}

/**
 * Quotes what a reference refers to. Shown while the pointer or focus is on the reference or the pointer on the card, until Escape (WCAG
 * 1.4.13). (MUI's Popper would be ten times as large.)
 */
export function ReferenceCard({ id, claim, anchor }: ReferenceCardProps) {
  const { source, section } = claims[claim];
  const card = useRef<HTMLDivElement>(null);
  const isOpen = useHoverCard(anchor, card);

  useLayoutEffect(() => {
    if (!isOpen) return;
    function place() {
      const element = card.current;
      if (!element) return;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const isRightToLeft = getComputedStyle(element).direction === 'rtl';
      // The bounding box of a wrapped link spans both lines; the card goes below the last part.
      const link = [...anchor.getClientRects()].at(-1) ?? anchor.getBoundingClientRect();
      const text = anchor.closest('li, p')?.getBoundingClientRect();
      const { x, y } = positionTooltip(link, size, { width, height }, isRightToLeft, text);
      element.style.inset = `${y}px auto auto ${x}px`;
    }
    place();
    const controller = new AbortController();
    const options = { capture: true, passive: true, signal: controller.signal };
    window.addEventListener('scroll', place, options);
    window.addEventListener('resize', place, options);
    return () => controller.abort();
  }, [isOpen, anchor]);

  return createPortal(
    <Paper
      ref={card}
      id={id}
      role="tooltip"
      variant="note"
      // Screen readers read descriptions that are hidden.
      hidden={!isOpen}
      sx={({ timing }) => ({
        position: 'fixed',
        zIndex: 'tooltip',
        width: 'max-content',
        maxWidth: 'min(22rem, 100vw - 32px)',
        // On the dark band the ink bar needs an edge.
        outline: '2px solid',
        outlineColor: 'surface.sheet',
        animation: `${rise} ${timing.duration.note}ms ${timing.easing.standard}`,
        displayPrint: 'none',
      })}
    >
      <Typography variant="clause" sx={{ lineHeight: 1.5 }}>
        <FormattedMessage
          id="claims.card.quote"
          values={{ quote: <FormattedMessage key="quote" id={`claims.${claim}.quote`} /> }}
        />
      </Typography>
      <Typography variant="meta" color="textTertiary" sx={{ marginBlockStart: 0.75 }}>
        <FormattedMessage
          id={`claims.${source}.title`}
          values={{ section: <SectionNumber key="section" of={section} /> }}
        />
      </Typography>
    </Paper>,
    // In the landmark of its reference, and above a dialog that contains it.
    anchor.closest('main, [role=dialog]') ?? document.body,
  );
}
