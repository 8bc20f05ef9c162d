import { useId, useState, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { claims, type ClaimId } from '../data/claims';
import { PageLink } from './PageLink';
import type { ReferenceCardProps } from './ReferenceCard';
import { SectionNumber } from './SectionNumber';

/**
 * A link after a claim to the clause, plan or section that proves it. Hover or focus shows a card that quotes it. The card's code is loaded
 * on demand; without it, or by touch, this is a plain link.
 */
export function Reference({ claim }: { claim: ClaimId }) {
  const { source, section, to } = claims[claim];
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [Card, setCard] = useState<ComponentType<ReferenceCardProps>>();

  function prepare(link: HTMLElement) {
    if (Card) return;
    setAnchor(link);
    // The link works without the card, and the next hover retries.
    void import('./ReferenceCard').then(
      (module) => setCard(() => module.ReferenceCard),
      () => undefined,
    );
  }

  return (
    <>
      {/* Lines may break at the space, but not inside the reference. */}{' '}
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
