import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AuthorImage } from '../../../src/components/AuthorImage';
import { ContentsNav } from '../../../src/components/ContentsNav';
import { CopyButton } from '../../../src/components/CopyButton';
import { CroppedSheet } from '../../../src/components/CroppedSheet';
import { SplitLayout } from '../../../src/components/SplitLayout';
import { DetailsList } from '../../../src/components/DetailsList';
import { ExternalLink } from '../../../src/components/ExternalLink';
import { LoadFailure } from '../../../src/components/LoadFailure';
import { PageHead } from '../../../src/components/PageHead';
import { PageLink } from '../../../src/components/PageLink';
import { PostDate } from '../../../src/components/PostDate';
import { Price } from '../../../src/components/Price';
import { Reference } from '../../../src/components/Reference';
import { RuledColumns } from '../../../src/components/RuledColumns';
import { RuledList } from '../../../src/components/RuledList';
import { Section } from '../../../src/pages/HomePage/Section';
import { SectionNumber } from '../../../src/components/SectionNumber';
import { SchemeSwitch } from '../../../src/layout/SchemeSwitch';

/** Components that two or more pages of the site use, with the site's messages. */
export default { title: 'Site', parameters: { site: true } };

const lead = <FormattedMessage id="contact.hero.note" />;
const title = <FormattedMessage id="contact.hero.title" />;
const Framed = ({ children }: { children: ReactNode }) => (
  <Container sx={{ paddingBlock: 4 }}>{children}</Container>
);
const framed = (children: ReactNode) => ({ render: () => <Framed>{children}</Framed> });

export const PageHeads = framed(<PageHead title="contact.hero.title" lead="contact.hero.note" />);
export const Sections = {
  render: () =>
    (['page', 'sheet', 'desk', 'band'] as const).map((ground, index) => (
      <Section key={ground} number={index + 1} name="contact.meta.title" background={ground}>
        <Typography variant="display2">{title}</Typography>
        <Typography variant="lead">{lead}</Typography>
      </Section>
    )),
};
export const RuledLists = framed(
  <RuledList>
    {[1, 2, 3].map((row) => (
      <Box component="li" key={row} sx={{ paddingBlock: 2 }}>
        {title}
      </Box>
    ))}
  </RuledList>,
);
export const RuledColumnsOfThree = framed(
  <RuledColumns>
    {[1, 2, 3].map((column) => (
      <li key={column}>{lead}</li>
    ))}
  </RuledColumns>,
);
export const Details = framed(<DetailsList lines={[{ name: 'contact.meta.title', value: lead }]} />);
const parts = [{ id: 'first', name: lead, number: 1 }];
export const Contents = framed(<ContentsNav title="contact.meta.title" parts={parts} variant="small" />);
export const Copying = framed(<CopyButton text="stet" label="contact.hero.title" />);
export const Links = framed(
  <>
    <PageLink to="/pricing">{title}</PageLink>{' '}
    <ExternalLink href="https://example.com">example.com</ExternalLink>
  </>,
);
export const Failures = framed(<LoadFailure message="blog.post.failed" onRetry={() => {}} />);
export const Numbers = framed(
  <Typography>
    <SectionNumber of="7.2" /> · <Price cents={4800} /> · <Price cents={460} withCents /> ·{' '}
    <PostDate iso="2025-07-15T10:00:00.000+03:00" />
  </Typography>,
);
export const References = framed(
  <Typography>
    {title} <Reference claim="fees" />
  </Typography>,
);
export const Sheets = {
  render: () => (
    <SplitLayout
      aside={
        <CroppedSheet>
          <Paper variant="note">{lead}</Paper>
        </CroppedSheet>
      }
    >
      <Typography variant="display2">{title}</Typography>
    </SplitLayout>
  ),
};
export const Authors = framed(<AuthorImage name="Ada Lovelace" image={null} size={48} />);
export const Schemes = framed(<SchemeSwitch />);
