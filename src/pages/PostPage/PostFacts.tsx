import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../translations';
import { OwnDirection } from '../../components/OwnDirection';
import { PageLink } from '../../components/PageLink';
import type { Post } from '../../data/posts';
import { useText } from '../../locale/useText';
import { belowHeader } from '../../styles/headerHeight';
import type { BodySource } from './body/text';
import { fixedInMargin } from './columns';

interface PostFactsProps {
  post: Post;
  /** Undefined if the rest of the post is for members. */
  words: number | undefined;
  sources: readonly BodySource[];
}

function Fact({ name, children }: { name: MessageId; children: ReactNode }) {
  return (
    <>
      <Typography variant="meta" component="dt" color="textTertiary">
        <FormattedMessage id={name} />
      </Typography>
      <Box component="dd" sx={{ margin: 0, marginBlockEnd: 1.5, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}

/** Facts about the post in the margin: subjects, length and the pages it links to. The dates are in the head. Hidden where there is no margin. */
export function PostFacts({ post, words, sources }: PostFactsProps) {
  const text = useText();
  const { tags } = post;
  if (tags.length === 0 && words === undefined && sources.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={text('blog.facts.label')}
      sx={(theme) => ({
        ...fixedInMargin(theme),
        display: { xs: 'none', md: 'block' },
        // Alone in the margin, they stay beside the reader.
        '&:not(:has(~ * :is(.kg-note, figcaption)))': { position: 'sticky', insetBlockStart: belowHeader },
        displayPrint: 'none',
        paddingBlockStart: 1.25,
        borderBlockStart: 1,
        borderColor: 'line.ink',
        typography: 'small',
        color: 'text.secondary',
      })}
    >
      <Box component="dl" sx={{ margin: 0 }}>
        {tags.length > 0 && (
          <Fact name="blog.facts.subjects">
            {tags.map(({ slug, name }, index) => (
              <span key={slug}>
                {index > 0 && ', '}
                <PageLink to={`/blog?tag=${encodeURIComponent(slug)}`}>
                  <OwnDirection>{name}</OwnDirection>
                </PageLink>
              </span>
            ))}
          </Fact>
        )}
        {words !== undefined && (
          <Fact name="blog.facts.length">
            <FormattedMessage id="blog.facts.words" values={{ words }} />
          </Fact>
        )}
        {sources.length > 0 && (
          <Fact name="blog.facts.sources">
            {sources.map(({ address, host, words: name }) => (
              <Box component="span" key={address} sx={{ display: 'block', marginBlockStart: 0.75 }}>
                <MuiLink href={address} rel="noopener">
                  <OwnDirection>{name}</OwnDirection>
                </MuiLink>
                <Box component="span" sx={{ display: 'block', color: 'text.tertiary' }}>
                  <bdi dir="ltr">{host}</bdi>
                </Box>
              </Box>
            ))}
          </Fact>
        )}
      </Box>
    </Box>
  );
}
