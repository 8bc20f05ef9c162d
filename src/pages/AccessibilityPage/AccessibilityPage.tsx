import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { CopyButton } from '../../components/CopyButton';
import { late } from '../../components/late';
import { PageHead } from '../../components/PageHead';
import { PageMeta } from '../../components/PageMeta';
import { RuledList } from '../../components/RuledList';
import { useText } from '../../locale/useText';
import { site } from '../../site';
import { StatementPart } from './StatementPart';

const AuditReport = late(() => import('./AuditReport').then((module) => module.AuditReport));

const adaptations = [
  'keyboard',
  'reader',
  'zoom',
  'contrast',
  'motion',
  'films',
  'hebrew',
  'script',
] as const;
const gaps = ['people', 'posts', 'outside'] as const;

/** The statement that regulation 35 asks of Israeli sites: the standard, adaptations, audit, gaps, contact (X3). */
export default function AccessibilityPage() {
  const text = useText();
  const address = site.email.accessibility;
  const mail = `mailto:${address}?subject=${encodeURIComponent(text('accessibility.contact.subject'))}`;

  return (
    <Container sx={{ paddingBlockEnd: 'clamp(24px, 3vw, 48px)' }}>
      <PageMeta title="accessibility.meta.title" description="accessibility.meta.description" />
      <PageHead
        title={<FormattedMessage id="accessibility.hero.title" />}
        lead={<FormattedMessage id="accessibility.hero.lead" />}
      />
      <StatementPart id="standard" title="accessibility.standard.title">
        <p>
          <FormattedMessage id="accessibility.standard.text" />
        </p>
        <p>
          <FormattedMessage id="accessibility.standard.overlay" />
        </p>
      </StatementPart>
      <StatementPart id="done" title="accessibility.done.title">
        <Points>
          {adaptations.map((name) => (
            <FormattedMessage key={name} id={`accessibility.done.${name}`} />
          ))}
        </Points>
      </StatementPart>
      <StatementPart id="audit" title="accessibility.audit.title">
        <AuditReport />
      </StatementPart>
      <StatementPart id="gaps" title="accessibility.gaps.title">
        <Points>
          {gaps.map((name) => (
            <FormattedMessage key={name} id={`accessibility.gaps.${name}`} />
          ))}
        </Points>
      </StatementPart>
      <StatementPart id="contact" title="accessibility.contact.title">
        <p>
          <FormattedMessage
            id="accessibility.contact.text"
            values={{
              email: (
                <Link href={mail} key="email">
                  <bdi dir="ltr">{address}</bdi>
                </Link>
              ),
            }}
          />
        </p>
        <p>
          <FormattedMessage id="accessibility.contact.visit" />
        </p>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlockStart: 1 }}>
          <Button variant="contained" href={mail}>
            <FormattedMessage id="accessibility.contact.write" />
          </Button>
          <CopyButton
            text={address}
            label={<FormattedMessage id="accessibility.contact.copy" />}
            done={<FormattedMessage id="accessibility.contact.copied" />}
          />
        </Box>
      </StatementPart>
    </Container>
  );
}

/** Points of equal weight, divided by hairlines: the rule of the part opens the list. */
function Points({ children }: { children: ReactElement[] }) {
  return (
    <RuledList
      sx={{
        borderBlockStart: 0,
        '& > li:first-of-type': { paddingBlockStart: 0 },
        '& > li:last-of-type': { borderBlockEnd: 0 },
      }}
    >
      {children.map((point) => (
        <Typography component="li" key={point.key} sx={{ paddingBlock: 1.5, textWrap: 'pretty' }}>
          {point}
        </Typography>
      ))}
    </RuledList>
  );
}
