import ArrowForwardIcon from '@mui/icons-material/ArrowForwardOutlined';
import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { reflowQuery } from '../../styles/mediaQueries';
import { PageAnchor } from '../../components/PageLink';
import { Reference } from '../../components/Reference';
import { Section } from './Section';
import { listReset } from '../../styles/listReset';
import { useText } from '../../locale/useText';

/** The section's two covenants, their ids and claims: what each refers to in the drawing, and its sources. */
const covenants = [
  {
    id: undefined,
    number: '7.1',
    title: 'private_secure',
    claims: [
      ['apart', 'shared', 'apart'],
      ['warning', 'document', 'enforcer'],
    ],
  },
  {
    id: 'seamless_deployment',
    number: '7.2',
    title: 'seamless_deployment',
    claims: [
      ['sameProduct', 'boundary', 'deployment'],
      ['signOn', 'boundary', 'signOn', 'dashboard'],
    ],
  },
] as const;

/** From shared to private. */
const boundaries = ['shared', 'cloud', 'own'] as const;

/** Hovering or focusing a claim highlights what it refers to, without layout changes. */
const highlight = {
  [['document', 'shared', 'boundary']
    .map((part) => `&:has([data-about=${part}]:is(:hover, :focus-within)) [data-part~=${part}]`)
    .join()]: { outlineColor: 'text.primary' },
};

const outlined = { outline: '3px solid transparent' } as const;

function Covenants() {
  return covenants.map(({ id, number, title, claims }) => (
    <div key={title} id={id}>
      <Typography
        variant="smallSerif"
        component="h3"
        sx={{
          display: 'flex',
          gap: 1.75,
          marginBlockEnd: 1,
          fontSize: 'sizes.title3',
          fontWeight: 'fontWeightDisplay',
          '& > span': { minWidth: 0, [reflowQuery]: { hyphens: 'auto' } },
        }}
      >
        <Box component="bdi" dir="ltr" sx={{ color: 'text.secondary' }}>
          {number}
        </Box>
        <FormattedMessage id={`home.contents.${title}`} tagName="span" />
      </Typography>
      <Box
        component="ul"
        sx={{
          color: 'text.secondary',
          ...listReset,
          '& > li': {
            paddingBlock: { xs: 1, md: 1.5 },
            borderBlockStart: '1px solid',
            borderColor: 'line.band',
            fontSize: 'sizes.compact',
            lineHeight: 1.55,
          },
        }}
      >
        {claims.map(([claim, part, ...proofs]) => (
          <li key={claim} data-about={part}>
            <FormattedMessage id={`home.security.${claim}`} />
            {proofs.map((proof, index) => (
              <Fragment key={proof}>
                {index > 0 && ','}
                <Reference claim={proof} />
              </Fragment>
            ))}
          </li>
        ))}
      </Box>
    </div>
  ));
}

const drawn = {
  content: '""',
  position: 'absolute',
  border: '1px solid',
  borderColor: 'text.secondary',
} as const;

/** What is drawn around the document: somebody else's partition, or a wall. */
const around = {
  shared: {
    marginInlineStart: { md: 11 },
    '&::before': {
      ...drawn,
      display: { xs: 'none', md: 'block' },
      insetInlineEnd: '110%',
      insetBlock: ({ spacing }: Theme) => spacing(-4),
      width: '3.5rem',
      borderStyle: 'dashed',
      borderBlockWidth: 0,
    },
  },
  cloud: { '&::before': { ...drawn, inset: '-9px' } },
  own: {},
} as const;

/** A way to run the product; the more private, the heavier the line. */
function Boundary({ boundary }: { boundary: (typeof boundaries)[number] }) {
  const isOwn = boundary === 'own';
  return (
    <Box
      component="li"
      data-part={`boundary ${boundary}`}
      sx={{
        ...outlined,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        [reflowQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        alignItems: 'center',
        gap: 2,
        border: boundary === 'shared' ? '1px dashed' : '1px solid',
        borderColor: isOwn ? 'text.primary' : 'text.secondary',
        // Inside, so that all three have the same content box.
        boxShadow: isOwn ? 'inset 0 0 0 1px' : undefined,
        padding: (theme) => ({ xs: theme.spacing(1.5, 2.5, 1.5, 2), md: theme.spacing(4, 3.5) }),
      }}
    >
      <div>
        <Typography variant="smallSerif" sx={{ fontSize: 'sizes.title1' }}>
          <FormattedMessage id={`home.security.${boundary}.name`} />
        </Typography>
        <Typography variant="small" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id={`home.security.${boundary}.text`} />
        </Typography>
      </div>
      <Typography
        variant="document"
        component="div"
        data-part="document"
        sx={{
          ...outlined,
          ...around[boundary],
          // On its own border: some boundaries are drawn close around it.
          outlineOffset: -1,
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          padding: (theme) => ({ xs: 1.25, sm: theme.spacing(1.75, 2.25) }),
          fontSize: 'sizes.compact',
          border: '1px solid',
        }}
      >
        <InsertDriveFileIcon />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          <FormattedMessage id="home.security.document" />
        </Box>
      </Typography>
    </Box>
  );
}

/** § 7: the security promises, and three ways to run the product. */
export function SecuritySection() {
  const text = useText();
  return (
    <Section id="private_secure" number={7} name="home.security.name" background="band">
      <Typography variant="statement" component="h2" sx={{ maxWidth: '11em' }}>
        <FormattedMessage id="home.security.title" />
        {/* Not with the tracking of the title's size. */}
        <Box component="span" sx={{ letterSpacing: 'normal' }}>
          <Reference claim="training" />
        </Box>
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
          gap: (theme) => ({ xs: 2.5, lg: theme.spacing(4.5, 9) }),
          alignItems: 'start',
          marginBlockStart: { xs: 2, md: 7 },
          ...highlight,
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '1fr' },
            gap: { xs: 2, md: 4.5 },
          }}
        >
          <Covenants />
        </Box>
        <Box
          component="ol"
          aria-label={text('home.security.boundaries')}
          sx={{ display: 'grid', gap: { xs: 1, md: 3 }, gridRow: { lg: 'span 2' }, ...listReset }}
        >
          {boundaries.map((boundary) => (
            <Boundary key={boundary} boundary={boundary} />
          ))}
        </Box>
        <Button
          variant="contained"
          size="large"
          component={PageAnchor}
          to="/for-it"
          endIcon={<ArrowForwardIcon className="directional" />}
          sx={{ justifySelf: 'start' }}
        >
          <FormattedMessage id="home.security.annex" tagName="span" />
        </Button>
      </Box>
    </Section>
  );
}
