import ArrowForwardIcon from '@mui/icons-material/ArrowForwardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { openPositions } from '../data/openings';
import { useText } from '../locale/useText';
import { site } from '../site';
import { mailTo } from '../text/mailTo';
import { PageAnchor, PageLink } from './PageLink';
import { RuledList } from './RuledList';

type Position = (typeof openPositions)[number];

interface OpeningRowsProps {
  positions: readonly Position[];
  'aria-labelledby': string;
}

/** Open positions as a ruled list, each with a link to its page, and how to apply: by an e-mail with a subject, or on LinkedIn. */
export function OpeningRows({ positions, ...props }: OpeningRowsProps) {
  const text = useText();
  return (
    <>
      <RuledList {...props}>
        {positions.map((position) => (
          <OpeningRow key={position.path} {...position} />
        ))}
      </RuledList>
      <Typography
        color="textSecondary"
        sx={{ marginBlockStart: 4, fontSize: 'sizes.document', textWrap: 'balance' }}
      >
        <FormattedMessage
          id="hiring.contact.line"
          values={{
            mail: (chunks) => (
              <Link href={mailTo(site.email.careers, text('hiring.contact.subject'))} color="textPrimary">
                {chunks}
              </Link>
            ),
            linkedin: (chunks) => (
              <Link href={site.social.linkedin} color="textPrimary">
                {chunks}
              </Link>
            ),
          }}
        />
      </Typography>
    </>
  );
}

function OpeningRow({ name, path, place, occupation }: Position) {
  const text = useText();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          sm: 'minmax(0, 1fr) auto',
          md: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 2.2fr) auto',
        },
        gap: (theme) => ({ xs: theme.spacing(1.25, 4), md: 4 }),
        alignItems: 'center',
        paddingBlock: 3.5,
      }}
    >
      <Typography variant="h3" sx={{ fontSize: { md: 'sizes.title6' } }}>
        <PageLink to={path} underline="hover">
          <FormattedMessage id={`hiring.${name}.title`} />
        </PageLink>
      </Typography>
      <Typography
        color="textSecondary"
        sx={{ gridRowStart: { sm: 2, md: 1 }, gridColumnStart: { md: 2 }, textWrap: 'balance' }}
      >
        <FormattedMessage id={`hiring.${name}.about`} />
      </Typography>
      <Typography
        variant="small"
        color="textSecondary"
        sx={{ display: 'flex', flexDirection: { md: 'column' }, columnGap: 1.5 }}
      >
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 'fontWeightMedium' }}>
          <FormattedMessage id={`hiring.place.${place}`} />
        </Box>
        <FormattedMessage id={`hiring.occupation.${occupation}`} tagName="span" />
      </Typography>
      <Button
        component={PageAnchor}
        to={path}
        variant="outlined"
        size="small"
        endIcon={<ArrowForwardIcon className="directional" />}
        aria-label={text('hiring.positions.readOne', { title: text(`hiring.${name}.title`) })}
        sx={{
          justifySelf: 'start',
          marginBlockStart: { xs: 1, md: 0 },
          gridRow: { sm: '1 / span 3', md: 'auto' },
          gridColumn: { sm: 2, md: 'auto' },
        }}
      >
        <FormattedMessage id="hiring.positions.read" />
      </Button>
    </Box>
  );
}
