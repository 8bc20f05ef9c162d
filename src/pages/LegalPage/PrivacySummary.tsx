import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { SectionNumber } from '../../components/SectionNumber';
import { useLocale } from '../../locale/useLocale';
import { site } from '../../site';
import { CompanyDetails } from './CompanyDetails';

/** The points of the summary, each with its clause. */
const points = [
  { name: 'p1', clause: '9.1' },
  { name: 'p2', clause: '12.1' },
  { name: 'p3', clause: '10.1' },
  { name: 'p4', clause: '13.1' },
  { name: 'p5', clause: '18.1' },
  { name: 'p6', clause: '17.1' },
] as const;

/** The policy in six lines, and the controller. */
export function PrivacySummary() {
  const { eu, uk } = site.representatives;
  const language = useLocale('language');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 4fr)' },
        gap: { xs: 4, md: 6 },
        marginBlockEnd: (theme) => `clamp(${theme.spacing(5)}, 5vw, ${theme.spacing(9)})`,
      }}
    >
      <Paper variant="sheet" sx={{ padding: { xs: 3, md: 4 } }}>
        <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
          <FormattedMessage id="privacy.summary.title" />
        </Typography>
        <Box
          component="ul"
          sx={{ margin: 0, paddingInlineStart: 2.5, '& li': { paddingBlock: 0.5, textWrap: 'balance' } }}
        >
          {points.map(({ name, clause }) => (
            <li key={name}>
              <FormattedMessage id={`privacy.summary.${name}`} />{' '}
              <Link
                href={`#s-${clause.replace('.', '-')}`}
                variant="reference"
                sx={{ color: 'inherit', whiteSpace: 'nowrap' }}
              >
                <SectionNumber of={clause} />
              </Link>
            </li>
          ))}
        </Box>
        <Typography variant="meta" color="textTertiary" sx={{ marginBlockStart: 2 }}>
          <FormattedMessage id="privacy.summary.note" />
        </Typography>
      </Paper>
      <Box sx={{ borderBlockStart: '3px double', borderColor: 'line.strong', paddingBlockStart: 2.5 }}>
        <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
          <FormattedMessage id="privacy.owner.title" />
        </Typography>
        <CompanyDetails
          email={site.email.privacy}
          lines={[
            { name: 'legal.details.person', value: site.privacyContact.name[language] },
            ...(eu ? [{ name: 'privacy.details.representativeEU', value: <bdi>{eu}</bdi> } as const] : []),
            ...(uk ? [{ name: 'privacy.details.representativeUK', value: <bdi>{uk}</bdi> } as const] : []),
          ]}
        />
      </Box>
    </Box>
  );
}
