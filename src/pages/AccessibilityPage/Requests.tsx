import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { CopyButton } from '../../components/CopyButton';
import { DetailsList } from '../../components/DetailsList';
import { PhoneLink } from '../../components/PhoneLink';
import { PostDate } from '../../components/PostDate';
import { statementDate } from '../../data/statementDate';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { site } from '../../site';

export function Requests() {
  const text = useText();
  const language = useLocale('language');
  const { name, phone, days } = site.accessibilityCoordinator;
  const address = site.email.accessibility;
  const mail = `mailto:${address}?subject=${encodeURIComponent(text('accessibility.contact.subject'))}`;

  return (
    <>
      <p>
        <FormattedMessage id="accessibility.contact.text" />{' '}
        <FormattedMessage id="accessibility.contact.days" values={{ days }} />
      </p>
      <DetailsList
        lines={[
          { name: 'accessibility.contact.person', value: name[language] },
          { name: 'accessibility.contact.phone', value: <PhoneLink number={phone} /> },
          {
            name: 'accessibility.contact.email',
            value: (
              <Link href={mail}>
                <bdi dir="ltr">{address}</bdi>
              </Link>
            ),
          },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlock: 1 }}>
        <Button variant="contained" href={mail}>
          <FormattedMessage id="accessibility.contact.write" />
        </Button>
        <CopyButton
          text={address}
          label={<FormattedMessage id="accessibility.contact.copy" />}
          done={<FormattedMessage id="accessibility.contact.copied" />}
        />
      </Box>
      <p>
        <FormattedMessage id={`accessibility.reception.${site.company.reception}`} />
      </p>
      <p>
        <FormattedMessage id="accessibility.contact.complaint" />
      </p>
      <p>
        <FormattedMessage
          id="accessibility.contact.date"
          values={{ date: <PostDate key="date" iso={statementDate} /> }}
        />
      </p>
    </>
  );
}
