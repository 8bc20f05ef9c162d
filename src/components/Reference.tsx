import { useId, useState, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { claims, type ClaimId } from '../data/claims';
import { PageLink } from './PageLink';
import type { ReferenceCardProps } from './ReferenceCard';
import { SectionNumber } from './SectionNumber';

interface ReferenceProps {
  claim: ClaimId;
}

/**
 * The reference after a hard claim: a link to the clause, plan row or section that makes it true. A pointer or the
 * keyboard brings up a card that quotes it; the card's code comes with the first of them, and without it, or by touch, the
 * reference is a plain link.
 */
export function Reference({ claim }: ReferenceProps) {
  const { source, section, to } = claims[claim];
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [Card, setCard] = useState<ComponentType<ReferenceCardProps>>();

  function prepare(link: HTMLElement) {
    if (Card) return;
    setAnchor(link);
    // The link works without the card, and the next hover tries again.
    void import('./ReferenceCard').then(
      (module) => setCard(() => module.ReferenceCard),
      () => undefined,
    );
  }

  return (
    <>
      {/* The space is where a line may break; the reference itself stays whole. */}{' '}
      <PageLink
        to={to}
        prefetch="intent"
        variant="reference"
        aria-describedby={Card && id}
        onPointerEnter={({ pointerType, currentTarget }) => pointerType !== 'touch' && prepare(currentTarget)}
        onFocus={({ currentTarget }) => prepare(currentTarget)}
        sx={{ color: 'inherit', whiteSpace: 'nowrap' }}
      >
        <FormattedMessage
          id={`claims.${source}.label`}
          values={{ section: <SectionNumber key="section" of={section} /> }}
        />
      </PageLink>
      {Card && anchor && <Card id={id} claim={claim} anchor={anchor} />}
    </>
  );
}
