import { DetailsList, type DetailsListProps } from '../../components/DetailsList';
import { MailLink } from '../../components/MailLink';
import { PhoneLink } from '../../components/PhoneLink';
import { useLocale } from '../../locale/useLocale';
import { site } from '../../site';

interface CompanyDetailsProps {
  /** Where to write. */
  email: string;
  /** Who answers, and other lines. */
  lines?: DetailsListProps['lines'];
}

/** The company's details from the configuration. */
export function CompanyDetails({ email, lines = [] }: CompanyDetailsProps) {
  const language = useLocale('language');
  const { name, number, address, phone } = site.company;
  return (
    <DetailsList
      lines={[
        { name: 'legal.details.company', value: name[language] },
        { name: 'legal.details.number', value: <bdi dir="ltr">{number}</bdi> },
        { name: 'legal.details.address', value: address[language] },
        { name: 'legal.details.phone', value: <PhoneLink number={phone} /> },
        ...lines,
        { name: 'legal.details.email', value: <MailLink address={email} /> },
      ]}
    />
  );
}
