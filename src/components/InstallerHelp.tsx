import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../locale/useLocale';
import { useText } from '../locale/useText';
import { absoluteUrl, site } from '../site';
import { fileName } from '../text/fileName';
import { mailTo } from '../text/mailTo';
import { PageLink } from './PageLink';
import { RuledColumns } from './RuledColumns';

/** Help for other systems, how to verify the file, and where IT departments find answers. */
export function InstallerHelp() {
  const { installer } = site;
  const text = useText();
  const language = useLocale('language');
  const topics = ['elsewhere', ...(installer ? (['verify'] as const) : []), 'firm'] as const;

  return (
    <section id="instead" aria-labelledby="instead-title">
      <Typography variant="display2" id="instead-title" sx={{ marginBlockEnd: { xs: 3, md: 4.5 } }}>
        <FormattedMessage id="download.help.title" />
      </Typography>
      <RuledColumns>
        {topics.map((topic) => (
          <li key={topic}>
            <Typography variant="rowTitle" component="h3">
              <FormattedMessage id={`download.help.${topic}.title`} />
            </Typography>
            <Typography color="textSecondary" sx={{ marginBlockStart: 1 }}>
              <FormattedMessage
                id={`download.help.${topic}.text`}
                values={{
                  file: installer && fileName(installer.url),
                  send: (chunks) => (
                    <Link href={mailTo('', text('download.help.mail'), absoluteUrl('/download', language))}>
                      {chunks}
                    </Link>
                  ),
                  app: (chunks) => <Link href={site.hosts.app}>{chunks}</Link>,
                  annex: (chunks) => <PageLink to="/for-it">{chunks}</PageLink>,
                  code: (chunks) => (
                    <Box
                      component="code"
                      dir="ltr"
                      sx={{
                        display: 'block',
                        marginBlockStart: 1.5,
                        padding: (theme) => theme.spacing(1.25, 1.75),
                        backgroundColor: 'surface.laid',
                        color: 'text.primary',
                        fontFamily: ({ typography }) => typography.families.code,
                        fontSize: 'sizes.meta',
                        overflowWrap: 'anywhere',
                      }}
                    >
                      {chunks}
                    </Box>
                  ),
                }}
              />
            </Typography>
          </li>
        ))}
      </RuledColumns>
    </section>
  );
}
