import { StructuredData } from '../../components/StructuredData';
import { useText } from '../../locale/useText';
import { site } from '../../site';
import { offersOf } from './offers';

/** Structured data: the product with every price on the page. */
export function Offers() {
  const text = useText();
  const address = `${site.url}/pricing`;
  return (
    <StructuredData
      data={{
        '@type': 'SoftwareApplication',
        name: site.brand,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Windows, Web',
        url: address,
        offers: offersOf(address, {
          name: (plan, billing) => `${text(`pricing.plan.${plan}`)}, ${text(`pricing.compare.${billing}`)}`,
          user: text('pricing.cards.note'),
        }),
      }}
    />
  );
}
