import Box from '@mui/material/Box';
import { isOwnAddress, pictureFiles } from '../../components/blogAddresses';
import { darkScreen, useDarkTwin } from '../../components/useDarkTwin';
import type { SafeHtml } from '../../components/trustedTypes';

interface FeatureImageProps {
  address: string;
  alt: string;
  /** Prepared HTML. */
  caption: SafeHtml | null;
}

/** Wide on a desk, as high as a card's picture on a phone. */
export const featureImageRatio = { xs: '16 / 10', md: '1296 / 500' };

const sizes = '(min-width: 1440px) 1296px, 100vw';

/**
 * The picture at the head of a post: the largest thing on the first screen, so it is not lazy. In the dark scheme its twin, if it
 * has one. One from elsewhere is left out.
 */
export function FeatureImage({ address, alt, caption }: FeatureImageProps) {
  const { dark, ...light } = pictureFiles(address);
  const { files, twin, dropTwin } = useDarkTwin(light, dark);
  if (!isOwnAddress(address)) return null;
  return (
    <Box
      // A figure is a picture with its caption.
      component={caption ? 'figure' : 'div'}
      sx={(theme) => ({
        marginBlock: { xs: theme.spacing(3.5, 4), md: theme.spacing(5, 7) },
        marginInline: { xs: `calc(-1 * ${theme.measures.page})`, md: 0 },
      })}
    >
      <picture>
        {twin && <source srcSet={twin.srcSet ?? twin.src} sizes={sizes} media={darkScreen} />}
        <Box
          component="img"
          {...files}
          sizes={sizes}
          alt={alt}
          width={1600}
          height={1000}
          fetchPriority="high"
          onError={dropTwin}
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
      </picture>
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
