import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJs } from '../../components/hideWithoutJs';
import { featureImageRatio } from './FeatureImage';

export function PostSkeleton() {
  return (
    <>
      <noscript>
        <Typography variant="lead" component="p">
          <FormattedMessage id="blog.post.noScript" />
        </Typography>
      </noscript>
      <Typography component="h1" sx={visuallyHidden}>
        <FormattedMessage id="blog.post.loading" />
      </Typography>
      <Box aria-hidden sx={hideWithoutJs}>
        <Skeleton sx={{ width: 160, height: 24 }} />
        <Skeleton
          sx={{ width: 'min(100%, 880px)', height: 'clamp(44px, 5.6vw, 80px)', marginBlockStart: 2 }}
        />
        <Skeleton sx={{ width: 280, height: 44, marginBlockStart: 3.25 }} />
        <Skeleton
          sx={{
            width: '100%',
            height: 'auto',
            aspectRatio: featureImageRatio,
            marginBlock: (theme) => theme.spacing(5, 7),
          }}
        />
        <Skeleton
          sx={{
            width: 'min(100%, 38rem)',
            height: 640,
            marginInline: { lg: 'auto' },
          }}
        />
      </Box>
    </>
  );
}
