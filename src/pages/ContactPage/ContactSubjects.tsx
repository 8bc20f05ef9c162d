import ArrowForwardIcon from '@mui/icons-material/ArrowForwardOutlined';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { mailTo } from '../../text/mailTo';
import { RuledList } from '../../components/RuledList';
import { useText } from '../../locale/useText';
import { addressOf, subjects, type Subject } from './subjects';

/** Links that open an e-mail with subject and first words; pointing at one or choosing it previews it. */
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
              data-address={addressOf(subject)}
              onPointerEnter={() => onConsider(subject)}
              onFocus={() => onConsider(subject)}
              onClick={() => onConsider(subject)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                paddingBlock: 1.5,
                '@media print': {
                  '&::after': { content: 'attr(data-address)', unicodeBidi: 'isolate' },
                },
              }}
            >
              <FormattedMessage id={`contact.subjects.${subject}`} />
              <ArrowForwardIcon
                className="directional"
                sx={{ color: 'text.tertiary', displayPrint: 'none' }}
              />
            </Link>
          </li>
        ))}
      </RuledList>
    </>
  );
}
