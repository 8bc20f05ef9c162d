import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../components/Icon';
import { mailTo } from '../../text/mailTo';
import { RuledList } from '../../components/RuledList';
import { useText } from '../../locale/useText';
import { addressOf, subjects, type Subject } from './subjects';

/** Links that open an e-mail with subject and first words; pointing at one previews it. */
export function ContactSubjects({ onConsider }: { onConsider: (subject: Subject) => void }) {
  const text = useText();
  function hrefOf(subject: Subject): string {
    const title = text(`contact.subjects.${subject}`);
    const body = [text('contact.letter.opening'), text(`contact.draft.${subject}`)].join('\r\n\r\n');
    return mailTo(addressOf(subject), title, body);
  }

  return (
    <>
      <Typography variant="h3" component="h2" sx={{ marginBlock: (theme) => theme.spacing(8, 2) }}>
        <FormattedMessage id="contact.subjects.title" />
      </Typography>
      <RuledList>
        {subjects.map((subject) => (
          <li key={subject}>
            <Link
              href={hrefOf(subject)}
              onPointerEnter={() => onConsider(subject)}
              onFocus={() => onConsider(subject)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                paddingBlock: 1.5,
              }}
            >
              <FormattedMessage id={`contact.subjects.${subject}`} />
              <Icon name="arrow" sx={{ color: 'text.tertiary', displayPrint: 'none' }} />
              <Box component="bdi" dir="ltr" data-unindexed sx={{ display: 'none', displayPrint: 'inline' }}>
                {addressOf(subject)}
              </Box>
            </Link>
          </li>
        ))}
      </RuledList>
    </>
  );
}
