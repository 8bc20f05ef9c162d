import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CutSheet } from '../../components/CutSheet';
import { useText } from '../../locale/useText';
import { site } from '../../site';
import type { Subject } from './subjects';

interface LineProps {
  name: ReactNode;
  children: ReactNode;
}

function Line({ name, children }: LineProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '72px minmax(0, 1fr)',
        alignItems: 'baseline',
        paddingBlock: 1.25,
        borderBlockEnd: 1,
        borderColor: 'line.hair',
      }}
    >
      <Typography variant="small" component="span" color="textTertiary">
        {name}
      </Typography>
      <Typography variant="document" component="span" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

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

interface LetterProps {
  subject: Subject;
  /** True once the visitor has pointed at a subject; later changes are typed. */
  isTyped: boolean;
}

/** A decorative preview of the e-mail with the selected subject. */
export function Letter({ subject, isTyped }: LetterProps) {
  const text = useText();
  const words = text(`contact.subjects.${subject}`);
  return (
    <CutSheet>
      <div aria-hidden>
        <Line name={<FormattedMessage id="contact.letter.to" />}>
          <bdi dir="ltr">{site.email.info}</bdi>
        </Line>
        <Line name={<FormattedMessage id="contact.letter.about" />}>
          <Box
            component="span"
            key={subject}
            sx={({ direction }) => ({
              display: 'inline-block',
              animation: isTyped
                ? `${typed[direction]} ${words.length * pace}ms steps(${words.length}) both`
                : undefined,
            })}
          >
            {words}
          </Box>
        </Line>
        <Typography
          variant="document"
          component="div"
          sx={{
            marginBlockStart: 4,
            '&::after': {
              content: '""',
              display: 'block',
              height: '1.3em',
              marginBlockStart: 2,
              borderInlineStart: '2px solid',
              borderColor: 'action.focus',
            },
          }}
        >
          <FormattedMessage id="contact.letter.opening" />
        </Typography>
      </div>
    </CutSheet>
  );
}
