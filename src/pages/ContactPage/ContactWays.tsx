import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { CopyButton } from '../../components/CopyButton';
import { PhoneLink } from '../../components/PhoneLink';
import { SplitHead } from '../../components/SplitHead';
import { useLocale } from '../../locale/useLocale';
import { site } from '../../site';
import { hideWithoutJs } from '../../styles/hideWithoutJs';

const address = site.email.info;
const { name, address: postal, phone } = site.company;

/** The e-mail address, with buttons to write to it and to copy it, the postal address and the telephone. */
export function ContactWays() {
  const language = useLocale('language');
  const email = (
    <bdi dir="ltr" key="email">
      {address}
    </bdi>
  );

  return (
    <>
      <SplitHead
        title="contact.hero.title"
        lead="contact.hero.lead"
        values={{ email, link: (chunks) => <Link href={`mailto:${address}`}>{chunks}</Link> }}
      />
      <Stack
        direction="row"
        spacing={1.5}
        sx={{
          flexWrap: 'wrap',
          displayPrint: 'none',
          // In a narrow column both are as wide as it.
          '& > *': { flexGrow: { xs: 1, sm: 0, md: 1, lg: 0 }, flexBasis: { xs: '100%', sm: 'auto' } },
          '& > button': hideWithoutJs,
        }}
      >
        <Button variant="contained" size="large" href={`mailto:${address}`}>
          <FormattedMessage id="contact.write.label" />
        </Button>
        <CopyButton text={address} label="contact.copy.label" />
      </Stack>
      <Typography component="address" sx={{ marginBlockStart: 3, fontStyle: 'normal' }}>
        {name[language]}
        <br />
        {postal[language]}
        <br />
        <PhoneLink number={phone} />
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlockStart: 3, maxWidth: '28em', textWrap: 'balance' }}>
        <FormattedMessage id="contact.hero.note" />
      </Typography>
    </>
  );
}
