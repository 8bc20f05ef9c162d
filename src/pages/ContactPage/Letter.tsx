import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { CroppedSheet } from '../../components/CroppedSheet';
import { fadeIn } from '../../styles/keyframes';
import { SheetLine } from '../../components/SheetLine';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { site } from '../../site';
import { addressOf, type Subject } from './subjects';

const letterText = { fontSize: { md: 'sizes.title2' } } as const;

/** Milliseconds per letter typed. */
const pace = 34;

const typed = {
  ltr: keyframes({
    from: { clipPath: 'inset(-0.2em 100% -0.3em 0)' },
    to: { clipPath: 'inset(-0.2em 0 -0.3em 0)' },
  }),
  rtl: keyframes({
    from: { clipPath: 'inset(-0.2em 0 -0.3em 100%)' },
    to: { clipPath: 'inset(-0.2em 0 -0.3em 0)' },
  }),
};

/** A preview of the e-mail, with blanks until a subject is pointed at. Decorative: the page has its words elsewhere. */
export function Letter({ subject }: { subject: Subject | undefined }) {
  const text = useText();
  const language = useLocale('language');
  const { name, address } = site.company;
  const words = subject && text(`contact.subjects.${subject}`);
  return (
    <CroppedSheet aria-hidden>
      <Typography
        variant="document"
        component="div"
        sx={{ ...letterText, textWrap: 'balance', marginBlockEnd: { xs: 3.5, md: 5 } }}
      >
        {name[language]}
        <br />
        {address[language]}
      </Typography>
      <SheetLine name={<FormattedMessage id="contact.letter.to" />}>
        <bdi dir="ltr">{addressOf(subject)}</bdi>
      </SheetLine>
      <SheetLine name={<FormattedMessage id="contact.letter.about" />}>
        {words ? (
          <Box
            component="span"
            key={subject}
            sx={({ direction }) => ({
              display: 'inline-block',
              animation: `${typed[direction]} ${words.length * pace}ms steps(${words.length}) both`,
            })}
          >
            {words}
          </Box>
        ) : (
          <FormattedMessage id="contact.letter.subject" />
        )}
      </SheetLine>
      <Typography
        variant="document"
        component="div"
        sx={{ ...letterText, marginBlockStart: { xs: 3.5, md: 5 } }}
      >
        <FormattedMessage id="contact.letter.opening" />
        <Box
          key={subject}
          sx={({ timing: { duration, easing }, palette }) => ({
            // Fits the longest draft.
            minHeight: '6.6em',
            marginBlock: 1.5,
            ...(words && {
              animation: `${fadeIn} ${duration.note}ms ${easing.standard} ${words.length * pace}ms backwards`,
            }),
            '&::after': {
              content: '""',
              display: 'inline-block',
              height: '1.2em',
              verticalAlign: '-0.22em',
              marginInlineStart: 0.25,
              borderInlineStart: `2px solid ${palette.action.focus}`,
            },
          })}
        >
          {subject && <FormattedMessage id={`contact.draft.${subject}`} />}
        </Box>
        <FormattedMessage id="contact.letter.closing" />
        <br />
        <FormattedMessage id="contact.letter.name" />
      </Typography>
    </CroppedSheet>
  );
}
