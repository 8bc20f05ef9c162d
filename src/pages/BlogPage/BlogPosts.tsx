import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FormattedMessage } from 'react-intl';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusOnRemoval } from '../../browser/focusOnRemoval';
import { hideWithoutJs } from '../../styles/hideWithoutJs';
import { LoadFailure } from '../../components/LoadFailure';
import { PostCard } from '../../components/PostCard';
import { PostGrid } from '../../components/PostGrid';
import { excerptOf } from '../../data/excerpt';
import { usePosts } from '../../data/postList';
import { feedAddress, useTags, type Answer, type BlogLanguage, type Post, type Tag } from '../../data/posts';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { TagChips } from './TagChips';
import { useQueryParams } from '../../hooks/useQueryParams';

const tagParam = 'tag';

/**
 * The slugs of the selected subjects, stored in the address as `?tag=a&tag=b`; null until hydrated. After a change of language those stay
 * that the other blog has too; null until its subjects are known.
 */
function useSelectedTags(language: BlogLanguage, tags: Answer<readonly Tag[]>) {
  const { params, change } = useQueryParams();
  const [own, setOwn] = useState(language);
  const inAddress = params && [...new Set(params.getAll(tagParam))];
  const isForeign = own !== language && Boolean(inAddress?.length);

  function select(edit: (slugs: Set<string>) => void) {
    change((query) => {
      const slugs = new Set(query.getAll(tagParam));
      edit(slugs);
      query.delete(tagParam);
      for (const one of slugs) query.append(tagParam, one);
    });
  }

  const adopt = useEffectEvent(() => {
    setOwn(language);
    if (!isForeign) return;
    select((slugs) => {
      for (const one of slugs) if (!tags.value?.some(({ slug }) => slug === one)) slugs.delete(one);
    });
  });
  useEffect(() => {
    if (own !== language && !tags.pending) adopt();
  }, [own, language, tags.pending]);

  return {
    selected: isForeign ? null : inAddress,
    toggle: (slug: string) => select((slugs) => slugs.delete(slug) || slugs.add(slug)),
    reset: () => select((slugs) => slugs.clear()),
  };
}

/**
 * Moves the focus to the first new post after “More posts”: the button has moved below it or is gone.
 * @param count number of posts on the page.
 * @returns the ref of the element that contains them, and a function to call before loading more, with the number of posts loaded.
 */
function useFocusOnNext(count: number) {
  const element = useRef<HTMLDivElement>(null);
  const expected = useRef<number>(null);

  useEffect(() => {
    const from = expected.current;
    if (from === null || count <= from) return;
    expected.current = null;
    element.current?.querySelectorAll('article')[from]?.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);

  return { element, expectAfter: (from: number) => (expected.current = from) };
}

const focusSubjects = focusOnRemoval('main [aria-pressed]');

/** Columns of the widest grid, for the skeleton. */
const columns = 3;

/** The lead post at once, and the rest in a transition: rendered in one task, a page of cards blocks a phone's processor. */
function useLeadFirst(posts: readonly Post[] | null): readonly Post[] | undefined {
  const rendered = useDeferredValue(posts?.length ?? 0);
  return posts?.slice(0, Math.max(1, rendered));
}

/** Posts and subject filter, each with its own loading, empty and error state. */
export function BlogPosts() {
  const text = useText();
  const language = useLocale('language');
  const tags = useTags(language);
  const { selected, toggle, reset } = useSelectedTags(language, tags);
  const { value: posts, total, failure, next, retry, loadMore } = usePosts(language, selected);
  const shown = useLeadFirst(posts);
  const { element: list, expectAfter } = useFocusOnNext(shown?.length ?? 0);
  const expected = (next === 'pending' ? total : posts?.length) ?? Infinity;
  // The list works without subjects, so their failure is not shown.
  const hasTags = !tags.failure && tags.value?.length !== 0;
  const isEmpty = posts?.length === 0;
  const isMessageAlone = !hasTags && (failure !== null || isEmpty);

  return (
    <Box
      component="section"
      aria-label={text('blog.list.label')}
      sx={{
        paddingBlockEnd: (theme) => `clamp(${theme.spacing(8)}, 7.4vw, ${theme.spacing(13)})`,
        // The rule of the message lies on that of the head.
        marginBlockStart: isMessageAlone ? -0.125 : undefined,
      }}
    >
      <Box
        sx={
          isMessageAlone && !isEmpty
            ? visuallyHidden
            : {
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 2,
                rowGap: 1,
                paddingBlock: ({ spacing }) =>
                  isEmpty ? spacing(isMessageAlone ? 0 : 2.5, 3) : spacing(2.5, 4.5),
              }
        }
      >
        {hasTags && (
          <TagChips tags={tags.value} selected={selected ?? []} onToggle={toggle} onReset={reset} />
        )}
        <Typography
          variant={isEmpty ? 'lead' : 'small'}
          role="status"
          sx={
            isEmpty
              ? {
                  flexBasis: '100%',
                  marginBlockStart: isMessageAlone ? 0 : 3.5,
                  paddingBlockStart: 3,
                  borderBlockStart: 1,
                  borderColor: 'line.ink',
                }
              : {
                  color: 'text.tertiary',
                  marginInlineStart: { sm: 'auto' },
                  minHeight: '1.6em',
                  ...hideWithoutJs,
                }
          }
        >
          {isEmpty ? (
            <FormattedMessage id={selected?.length ? 'blog.list.emptyTags' : 'blog.list.empty'} />
          ) : posts ? (
            <FormattedMessage
              id={next === 'none' ? 'blog.list.count' : 'blog.list.countOf'}
              values={{ count: posts.length, total }}
            />
          ) : (
            !failure && <FormattedMessage id="blog.list.loading" />
          )}
        </Typography>
      </Box>
      {!posts && (
        <noscript>
          <Typography variant="lead">
            <FormattedMessage id="blog.list.noScript" />
          </Typography>
        </noscript>
      )}
      {failure ? (
        <LoadFailure message="blog.list.failed" onRetry={retry} />
      ) : isEmpty ? (
        Boolean(selected?.length) && (
          // With the key it is removed, and does not become the list.
          <div key="empty" ref={focusSubjects}>
            <Button variant="outlined" onClick={reset}>
              <FormattedMessage id="blog.list.showAll" />
            </Button>
          </div>
        )
      ) : (
        <div ref={list}>
          <PostGrid
            label={text('blog.list.label')}
            hasLead
            pending={Math.min(expected - (shown?.length ?? 0), shown ? columns : 1 + columns)}
          >
            {shown?.map((post, index) => (
              <PostCard
                key={post.id}
                post={post}
                excerpt={excerptOf(post)}
                heading="h2"
                isLead={index === 0}
              />
            ))}
          </PostGrid>
        </div>
      )}
      {next === 'failed' ? (
        <Box sx={{ marginBlockStart: 7 }}>
          <LoadFailure message="blog.list.moreFailed" onRetry={loadMore} />
        </Box>
      ) : (
        next !== 'none' && (
          <Stack sx={{ alignItems: 'center', marginBlockStart: 7, ...hideWithoutJs }}>
            <Button
              variant="outlined"
              size="large"
              aria-disabled={next === 'pending'}
              onClick={() => {
                expectAfter(posts?.length ?? 0);
                loadMore();
              }}
            >
              <FormattedMessage id="blog.list.more" />
            </Button>
          </Stack>
        )
      )}
      <Typography variant="small" color="textTertiary" sx={{ marginBlockStart: 7 }}>
        <MuiLink href={feedAddress(language)} type="application/rss+xml">
          <FormattedMessage id="blog.list.feed" />
        </MuiLink>
      </Typography>
    </Box>
  );
}
