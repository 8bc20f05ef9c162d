import Box from '@mui/material/Box';
import { ghostSizes, isOwnAddress } from '../../components/blogAddresses';

interface FeatureImageProps {
  address: string;
  alt: string;
  /** Prepared HTML. */
  caption: string | null;
}

/** Wide on a desk, as high as a card's picture on a phone. */
export const featureImageRatio = { xs: '16 / 10', md: '1296 / 500' };

/** The picture at the head of a post: the largest thing on the first screen, so it is not lazy. One from elsewhere is left out. */
export function FeatureImage({ address, alt, caption }: FeatureImageProps) {
  if (!isOwnAddress(address)) return null;
  return (
    <Box
      component="figure"
      sx={(theme) => ({
        marginBlock: { xs: '28px 32px', md: '40px 56px' },
        marginInline: { xs: `calc(-1 * ${theme.measures.page})`, md: 0 },
      })}
    >
      <Box
        component="img"
        src={address}
        srcSet={ghostSizes(address)}
        sizes="(min-width: 1440px) 1296px, 100vw"
        alt={alt}
        width={1600}
        height={1000}
        fetchPriority="high"
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
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
