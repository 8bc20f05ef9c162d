import Box from '@mui/material/Box';
import { pictureFiles } from '../../data/blogAddresses';
import { failedPicture } from '../../styles/failedPicture';
import { Picture } from '../../components/Picture';
import type { SafeHtml } from '../../browser/trustedTypes';

interface FeatureImageProps {
  address: string;
  alt: string;
  caption: SafeHtml | null;
}

/** The post's picture: beside its title, so not lazy. With a dark variant if it has one. */
export function FeatureImage({ address, alt, caption }: FeatureImageProps) {
  return (
    <Box
      component={caption ? 'figure' : 'div'}
      sx={({ measures }) => ({ marginInline: { xs: `calc(-1 * ${measures.page})`, sm: 0 } })}
    >
      <Picture
        files={pictureFiles(address)}
        sizes="(min-width: 1600px) 600px, (min-width: 600px) 40vw, 100vw"
        alt={alt}
        width={1600}
        height={1000}
        fetchPriority="high"
        sx={{
          ...failedPicture,
          aspectRatio: '16 / 10',
          objectFit: 'cover',
          border: 1,
          borderInlineWidth: { xs: 0, sm: 1 },
          borderColor: 'line.hair',
          backgroundColor: 'surface.laid',
        }}
      />
      {caption && (
        <Box
          component="figcaption"
          sx={(theme) => ({
            typography: 'small',
            color: 'text.tertiary',
            marginBlockStart: 1.25,
            overflowWrap: 'anywhere',
            '& a': { color: 'inherit' },
            paddingInline: { xs: theme.measures.page, sm: 0 },
          })}
          dangerouslySetInnerHTML={{ __html: caption }}
        />
      )}
    </Box>
  );
}
