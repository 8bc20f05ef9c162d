import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { claims, type ClaimId } from '../data/claims';
import { useOptionalModule } from '../hooks/useOptionalModule';
import { reflowQuery } from '../styles/mediaQueries';
import { PageLink } from './PageLink';
import { SectionNumber } from './SectionNumber';

const loadCard = () => import('./ReferenceCard');

/**
 * A link after a claim to the clause, plan or section that proves it. Hover or focus shows a card that quotes it. The card's code is loaded
 * on demand; without it, or by touch, this is a plain link.
 */
export function Reference({ claim }: { claim: ClaimId }) {
  const { source, section, to } = claims[claim];
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [card, requestCard] = useOptionalModule(loadCard);

  function prepare(link: HTMLElement) {
    setAnchor(link);
    requestCard();
  }

  return (
    <>
      {/* Lines may break at the space, but not inside the reference. */}{' '}
      <PageLink
        to={to}
        prefetch="intent"
        variant="reference"
        aria-describedby={card && id}
        onPointerEnter={({ pointerType, currentTarget }) => pointerType !== 'touch' && prepare(currentTarget)}
        onFocus={({ currentTarget }) => prepare(currentTarget)}
        sx={{ color: 'inherit', whiteSpace: 'nowrap', [reflowQuery]: { whiteSpace: 'normal' } }}
      >
        <FormattedMessage
          id={`claims.${source}.label`}
          values={{ section: <SectionNumber key="section" of={section} /> }}
        />
      </PageLink>
      {card && anchor && <card.ReferenceCard id={id} claim={claim} anchor={anchor} />}
    </>
  );
}
