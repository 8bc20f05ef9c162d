import { DetailsList } from '../../components/DetailsList';
import { MailLink } from '../../components/MailLink';
import { PhoneLink } from '../../components/PhoneLink';
import { useLocale } from '../../locale/useLocale';
import { site } from '../../site';

interface CompanyDetailsProps {
  /** Contact address, and the person who answers, if there is one. */
  email: string;
  person?: string;
}

/** The company's details from the configuration. */
export function CompanyDetails({ email, person }: CompanyDetailsProps) {
  const language = useLocale('language');
  const { name, number, address, phone } = site.company;
  return (
    <DetailsList
      lines={[
        { name: 'legal.details.company', value: name[language] },
        { name: 'legal.details.number', value: <bdi dir="ltr">{number}</bdi> },
        { name: 'legal.details.address', value: address[language] },
        ...(phone ? [{ name: 'legal.details.phone', value: <PhoneLink number={phone} /> } as const] : []),
        ...(person ? [{ name: 'legal.details.person', value: person } as const] : []),
        { name: 'legal.details.email', value: <MailLink address={email} /> },
      ]}
    />
  );
}
