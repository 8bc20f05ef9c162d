import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { site } from '../../site';
import { ExternalLink } from '../../components/ExternalLink';
import { PageLink } from '../../components/PageLink';

type Chunks = ReactNode[];

/** The address that clauses name as `{email}`. */
const email = site.email.info;

/** What the arguments and tags of a clause stand for (G1). */
export const clauseValues = {
  email: (
    <bdi key="email" dir="ltr">
      {email}
    </bdi>
  ),
  mail: (chunks: Chunks) => <Link href={`mailto:${email}`}>{chunks}</Link>,
  privacy: (chunks: Chunks) => <PageLink to="/privacy">{chunks}</PageLink>,
  software: (chunks: Chunks) => (
    <ExternalLink href={site.thirdPartySoftware} newTab>
      {chunks}
    </ExternalLink>
  ),
  terms: (chunks: Chunks) => <PageLink to="/terms">{chunks}</PageLink>,
};

const plain = (chunks: Chunks) => chunks.join('');

/** The same where only a string will do, such as the clipboard. */
export const plainClauseValues = { email, mail: plain, privacy: plain, software: plain, terms: plain };
