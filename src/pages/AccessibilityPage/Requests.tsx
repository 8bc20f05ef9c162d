import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { FormattedMessage } from 'react-intl';
import { CopyButton } from '../../components/CopyButton';
import { DetailsList } from '../../components/DetailsList';
import { MailLink } from '../../components/MailLink';
import { mailTo } from '../../text/mailTo';
import { PhoneLink } from '../../components/PhoneLink';
import { PostDate } from '../../components/PostDate';
import { statementDate } from '../../data/statementDate';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { site } from '../../site';
import { hideWithoutJsAndInPrint } from '../../styles/hideWithoutJs';

/** How to report a barrier: whom to write to or call, and how soon we answer. */
export function Requests() {
  const text = useText();
  const language = useLocale('language');
  const { name, phone, days } = site.accessibilityCoordinator;
  const address = site.email.accessibility;
  const mail = mailTo(address, text('accessibility.contact.subject'));

  return (
    <Box
      sx={({ measures }) => ({
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gridTemplateRows: { lg: 'auto 1fr' },
        columnGap: 5,
        rowGap: { xs: 3, lg: 2 },
        alignItems: 'start',
        '& p': { marginBlock: 0, maxWidth: measures.body, textWrap: 'pretty' },
        '& p + p': { marginBlockStart: 2 },
      })}
    >
      <p>
        <FormattedMessage id="accessibility.contact.text" />{' '}
        <FormattedMessage id="accessibility.contact.days" values={{ days }} />
      </p>
      <Paper
        variant="sheet"
        sx={{
          gridArea: { lg: '1 / 2 / span 2' },
          display: { sm: 'flex', lg: 'block' },
          justifyContent: 'space-between',
          alignItems: 'end',
          padding: 3.5,
        }}
      >
        <DetailsList
          isStacked
          lines={[
            { name: 'accessibility.contact.person', value: name[language] },
            { name: 'accessibility.contact.phone', value: <PhoneLink number={phone} /> },
            { name: 'accessibility.contact.email', value: <MailLink address={address} href={mail} /> },
          ]}
        />
        <Box
          sx={{
            display: 'grid',
            justifyContent: { sm: 'start' },
            gap: 1.5,
            marginBlockStart: { xs: 3, sm: 0, lg: 3 },
            '& > button': hideWithoutJsAndInPrint,
          }}
        >
          <Button variant="contained" size="large" href={mail}>
            <FormattedMessage id="accessibility.contact.write" />
          </Button>
          <CopyButton text={address} label="accessibility.contact.copy" />
        </Box>
      </Paper>
      <div>
        <FormattedMessage id={`accessibility.reception.${site.company.reception}`} tagName="p" />
        <FormattedMessage id="accessibility.contact.complaint" tagName="p" />
        <p>
          <FormattedMessage
            id="accessibility.contact.date"
            values={{ date: <PostDate key="date" iso={statementDate} /> }}
          />
        </p>
      </div>
    </Box>
  );
}
