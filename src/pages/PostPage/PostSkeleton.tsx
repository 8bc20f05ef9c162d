import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJs } from '../../styles/hideWithoutJs';
import { headColumns } from './columns';

/** Stands in for a post while it loads. */
export function PostSkeleton() {
  return (
    <>
      <noscript>
        <Typography variant="lead">
          <FormattedMessage id="blog.post.noScript" />
        </Typography>
      </noscript>
      <Typography component="h1" sx={visuallyHidden}>
        <FormattedMessage id="blog.post.loading" />
      </Typography>
      <Box aria-hidden sx={hideWithoutJs}>
        <Box sx={headColumns(true)}>
          <Stack>
            <Skeleton sx={{ width: 160, height: 24 }} />
            <Skeleton sx={{ width: '100%', height: 'clamp(44px, 10vw, 160px)', marginBlockStart: 2 }} />
            <Box sx={{ marginBlockStart: 'auto', paddingBlockStart: 3.25 }}>
              <Skeleton sx={{ width: 240, height: 44 }} />
            </Box>
          </Stack>
          <Skeleton sx={{ width: '100%', height: 'auto', aspectRatio: '16 / 10' }} />
        </Box>
        <Skeleton sx={{ width: 'min(100%, 38rem)', height: 640, marginInline: { lg: 'auto' } }} />
      </Box>
    </>
  );
}
