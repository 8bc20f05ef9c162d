import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useText } from '../locale/useText';
import { site } from '../site';
import { mailTo } from '../text/mailTo';

/** Contact for applications: an e-mail with a subject, or LinkedIn. */
export function HiringContact() {
  const text = useText();
  return (
    <Typography
      color="textSecondary"
      sx={{ marginBlockStart: 4, fontSize: 'sizes.document', textWrap: 'balance' }}
    >
      <FormattedMessage
        id="hiring.contact.line"
        values={{
          mail: (chunks) => (
            <Link href={mailTo(site.email.careers, text('hiring.contact.subject'))} color="textPrimary">
              {chunks}
            </Link>
          ),
          linkedin: (chunks) => (
            <Link href={site.social.linkedin} color="textPrimary">
              {chunks}
            </Link>
          ),
        }}
      />
    </Typography>
  );
}
