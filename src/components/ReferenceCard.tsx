import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { claims, type ClaimId } from '../data/claims';
import { rise } from '../styles/keyframes';
import { placeCard } from '../browser/placeCard';
import { SectionNumber } from './SectionNumber';
import { useHoverCard } from '../hooks/useHoverCard';

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
      const { x, y } = placeCard(link, size, { width, height }, isRightToLeft, text);
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
      sx={({ marks }) => ({
        position: 'fixed',
        zIndex: 'tooltip',
        width: 'max-content',
        maxWidth: 'min(22rem, 100vw - 32px)',
        animation: `${rise} ${marks.duration.note}ms ${marks.easing.standard}`,
        '@media print': { display: 'none' },
      })}
    >
      <Typography variant="document" sx={{ fontSize: 'sizes.body', lineHeight: 1.5 }}>
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
