import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { FoldedContents } from '../../components/FoldedContents';
import { useCurrentHeading } from '../../components/useCurrentHeading';
import { unmarkedList } from '../../components/unmarkedList';
import { useText } from '../../locale/useText';
import type { BodyHeading } from './body/text';

interface PostContentsProps {
  headings: readonly BodyHeading[];
}

/** The parts of a post: beside the text on a wide screen, folded away above it on a narrow one. */
export function PostContents({ headings }: PostContentsProps) {
  const text = useText();
  const current = useCurrentHeading(headings);

  const list = (
    <Box component="ul" sx={unmarkedList}>
      {headings.map(({ id, words }) => {
        const isCurrent = id === current;
        return (
          <Box
            component="li"
            key={id}
            sx={{
              typography: 'small',
              lineHeight: 1.45,
              paddingBlock: 1,
              paddingInlineStart: 1.75,
              borderInlineStart: 2,
              borderColor: isCurrent ? 'line.ink' : 'line.hair',
              fontWeight: isCurrent ? 'fontWeightMedium' : undefined,
            }}
          >
            <Box
              component="a"
              href={`#${id}`}
              aria-current={isCurrent || undefined}
              sx={{
                color: isCurrent ? 'text.primary' : 'text.secondary',
                textDecoration: 'none',
                '&:hover': { color: 'text.primary', textDecoration: 'underline' },
              }}
            >
              {words}
            </Box>
          </Box>
        );
      })}
    </Box>
  );

  return (
    <Box component="nav" aria-label={text('blog.post.contents')}>
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
        <Typography variant="meta" sx={{ color: 'text.tertiary', marginBlockEnd: 1 }}>
          <FormattedMessage id="blog.post.contents" />
        </Typography>
        {list}
      </Box>
      <FoldedContents
        title="blog.post.contents"
        sx={{ display: { lg: 'none' }, '&[open]': { paddingBlockEnd: 2 } }}
      >
        {list}
      </FoldedContents>
    </Box>
  );
}
