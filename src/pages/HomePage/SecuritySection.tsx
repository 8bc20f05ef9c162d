import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { largeText } from '../../components/largeText';
import { Icon } from '../../components/Icon';
import { PageAnchor } from '../../components/PageLink';
import { Reference } from '../../components/Reference';
import { Section } from '../../components/Section';
import type { ClaimId } from '../../data/claims';
import { useText } from '../../locale/useText';

/** The two covenants of the section, with their own addresses and the claims that stand under them (H2). */
const covenants = [
  { id: undefined, number: '7.1', title: 'private_secure', claims: ['inputs', 'apart', 'warning'] },
  {
    id: 'seamless_deployment',
    number: '7.2',
    title: 'seamless_deployment',
    claims: ['sameProduct', 'signOn'],
  },
] as const;

/** Where each claim is proved (X8). */
const proofs: Record<string, readonly ClaimId[]> = {
  inputs: ['training'],
  apart: ['separateTenants'],
  warning: ['optOutWarning'],
  sameProduct: ['threeBoundaries'],
  signOn: ['signOn', 'dashboard'],
};

/** Ways to run the product, the widest boundary first. */
const boundaries = ['shared', 'cloud', 'own'] as const;

const quiet = { color: 'text.onBandSecondary' } as const;

function Covenants() {
  return covenants.map(({ id, number, title, claims }) => (
    <Box key={title} id={id} sx={{ '& + &': { marginBlockStart: 4.5 } }}>
      <Typography
        variant="smallSerif"
        component="h3"
        sx={{
          display: 'flex',
          gap: 1.75,
          marginBlockEnd: 1,
          fontSize: 22,
          fontWeight: 440,
          '& > span': { minWidth: 0, [largeText]: { hyphens: 'auto' } },
        }}
      >
        <Box component="bdi" dir="ltr" sx={quiet}>
          {number}
        </Box>
        <FormattedMessage id={`home.contents.${title}`} tagName="span" />
      </Typography>
      <Box
        component="ul"
        role="list"
        sx={{
          ...quiet,
          listStyle: 'none',
          margin: 0,
          padding: 0,
          '& > li': {
            paddingBlock: 1.5,
            borderBlockStart: '1px solid',
            borderColor: 'line.band',
            fontSize: 16.5,
            lineHeight: 1.55,
          },
        }}
      >
        {claims.map((claim) => (
          <li key={claim}>
            <FormattedMessage id={`home.security.${claim}`} />
            {proofs[claim]?.map((proof) => (
              <Reference key={proof} claim={proof} />
            ))}
          </li>
        ))}
      </Box>
    </Box>
  ));
}

interface BoundaryProps {
  /** Index in `boundaries`; the next one is drawn inside. */
  depth: number;
}

/** One boundary with the next one inside it; in the innermost lies the visitor's document. */
function Boundary({ depth }: BoundaryProps) {
  const boundary = boundaries[depth]!;
  const isInnermost = depth === boundaries.length - 1;
  return (
    <Box
      component="li"
      sx={{
        border: isInnermost ? '2px solid' : '1px solid',
        borderColor: isInnermost ? 'text.onBand' : 'text.onBandSecondary',
        padding: { xs: 2, md: '20px 24px 24px' },
      }}
    >
      <Typography variant="smallSerif" sx={{ fontSize: 20 }}>
        <FormattedMessage id={`home.security.${boundary}.name`} />
      </Typography>
      <Typography variant="small" sx={quiet}>
        <FormattedMessage id={`home.security.${boundary}.text`} />
      </Typography>
      {isInnermost ? (
        <Typography
          variant="document"
          component="div"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            marginBlockStart: 3,
            padding: '14px 18px',
            fontSize: 16,
            backgroundColor: 'text.onBand',
            color: 'surface.band',
          }}
        >
          <Icon name="document" />
          <FormattedMessage id="home.security.document" />
        </Typography>
      ) : (
        <Box
          component="ol"
          role="list"
          sx={{
            listStyle: 'none',
            padding: 0,
            marginBlock: { xs: '20px 0', md: '44px 0' },
            marginInline: { xs: '4% 0', md: `${13 + 4 * depth}% 0` },
          }}
        >
          <Boundary depth={depth + 1} />
        </Box>
      )}
    </Box>
  );
}

/** § 7: the dark band. What is promised, and three boundaries around the visitor's document, each inside the one before (H3). */
export function SecuritySection() {
  const text = useText();
  return (
    <Section id="private_secure" number={7} name="home.security.name" ground="band">
      <Typography variant="statement" component="h2" sx={{ maxWidth: '11em' }}>
        <FormattedMessage id="home.security.title" />
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
          gap: { xs: '40px', lg: '72px' },
          alignItems: 'start',
          marginBlockStart: { xs: 5, md: 8 },
        }}
      >
        <div>
          <Covenants />
          <Button
            variant="contained"
            size="large"
            component={PageAnchor}
            to="/for-it"
            endIcon={<Icon name="arrow" />}
            sx={{ marginBlockStart: 4.5 }}
          >
            <FormattedMessage id="home.security.annex" tagName="span" />
          </Button>
        </div>
        <Box
          component="ol"
          role="list"
          aria-label={text('home.security.boundaries')}
          sx={{ listStyle: 'none', margin: 0, padding: 0 }}
        >
          <Boundary depth={0} />
        </Box>
      </Box>
    </Section>
  );
}
