import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../components/ExternalLink';
import { PageLink } from '../../components/PageLink';
import { reflowQuery } from '../../styles/mediaQueries';
import type { Language } from '../../locale/languages';
import { site } from '../../site';

type Chunks = ReactNode[];

const { company, email, privacyContact } = site;

/** Configured values, in one of the languages. */
const facts = (language: Language) => ({
  company: company.name[language],
  number: company.number,
  address: company.address[language],
  person: privacyContact.name[language],
});

const address = (mail: string) => (
  <bdi key={mail} dir="ltr">
    {mail}
  </bdi>
);

/** Arguments and tags of a clause. The company has a name in each language. */
const valuesIn = (language: Language) => ({
  ...facts(language),
  // Keeps registration numbers on one line.
  number: (
    <Box key="number" component="span" sx={{ whiteSpace: 'nowrap', [reflowQuery]: { whiteSpace: 'normal' } }}>
      {company.number}
    </Box>
  ),
  email: address(email.info),
  privacyEmail: address(email.privacy),
  forIt: (chunks: Chunks) => <PageLink to="/for-it">{chunks}</PageLink>,
  mail: (chunks: Chunks) => <Link href={`mailto:${email.info}`}>{chunks}</Link>,
  privacyMail: (chunks: Chunks) => <Link href={`mailto:${email.privacy}`}>{chunks}</Link>,
  privacy: (chunks: Chunks) => <PageLink to="/privacy">{chunks}</PageLink>,
  annex: (chunks: Chunks) => <PageLink to="/terms#annex-a">{chunks}</PageLink>,
  contact: (chunks: Chunks) => <PageLink to="/contact">{chunks}</PageLink>,
  pricing: (chunks: Chunks) => <PageLink to="/pricing">{chunks}</PageLink>,
  tokens: (chunks: Chunks) => <PageLink to="/tokens">{chunks}</PageLink>,
  software: (chunks: Chunks) => <ExternalLink href={site.thirdPartySoftware}>{chunks}</ExternalLink>,
  terms: (chunks: Chunks) => <PageLink to="/terms">{chunks}</PageLink>,
});

export const clauseValues = { en: valuesIn('en'), he: valuesIn('he') };

const plain = (chunks: Chunks) => chunks.join('');

/** The same as plain text, for the clipboard. */
export const plainClauseValues = (language: Language) => ({
  ...Object.fromEntries(Object.keys(clauseValues[language]).map((name) => [name, plain])),
  ...facts(language),
  email: email.info,
  privacyEmail: email.privacy,
});
