import Box from '@mui/material/Box';
import { isOwnAddress, pictureFiles } from '../../components/blogAddresses';
import { Picture } from '../../components/Picture';
import type { SafeHtml } from '../../components/trustedTypes';

interface FeatureImageProps {
  address: string;
  alt: string;
  caption: SafeHtml | null;
}

/** Wide on desktops, as high as a card's picture on phones. */
export const featureImageRatio = { xs: '16 / 10', md: '1296 / 500' };

/** The post's picture: above the fold, so not lazy. With a dark variant if it has one; left out if it is from another host. */
export function FeatureImage({ address, alt, caption }: FeatureImageProps) {
  if (!isOwnAddress(address)) return null;
  return (
    <Box
      component={caption ? 'figure' : 'div'}
      sx={(theme) => ({
        marginBlock: { xs: theme.spacing(3.5, 4), md: theme.spacing(5, 7) },
        marginInline: { xs: `calc(-1 * ${theme.measures.page})`, md: 0 },
      })}
    >
      <Picture
        files={pictureFiles(address)}
        sizes="(min-width: 1600px) 1480px, (min-width: 1440px) 1296px, 100vw"
        alt={alt}
        width={1600}
        height={1000}
        fetchPriority="high"
        sx={{
          aspectRatio: featureImageRatio,
          objectFit: 'cover',
          border: 1,
          borderInlineWidth: { xs: 0, md: 1 },
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
            paddingInline: { xs: theme.measures.page, md: 0 },
          })}
          dangerouslySetInnerHTML={{ __html: caption }}
        />
      )}
    </Box>
  );
}
