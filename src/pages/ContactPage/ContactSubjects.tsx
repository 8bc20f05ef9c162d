import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { RuledList } from '../../components/RuledList';
import { useText } from '../../locale/useText';
import { site } from '../../site';
import { subjects, type Subject } from './subjects';

export function ContactSubjects({ onConsider }: { onConsider: (subject: Subject) => void }) {
  const text = useText();
  const hrefOf = (subject: Subject) =>
    `mailto:${site.email.info}?subject=${encodeURIComponent(text(`contact.subjects.${subject}`))}`;

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
              sx={{ display: 'block', paddingBlock: 1.5 }}
            >
              <FormattedMessage id={`contact.subjects.${subject}`} />
            </Link>
          </li>
        ))}
      </RuledList>
    </>
  );
}
