import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { FoldedContents } from '../../components/FoldedContents';
import { PageLink } from '../../components/PageLink';
import { useCurrentHeading } from '../../components/useCurrentHeading';
import { unmarkedList } from '../../components/unmarkedList';
import { useText } from '../../locale/useText';
import { annexParts } from '../../data/annexParts';

/** Beside the text the contents are always open; browsers that cannot open a `details` by CSS keep its button there. */
const unfoldedBesideText: SxProps<Theme> = ({ breakpoints }) => ({
  [breakpoints.up('lg')]: {
    '&&': { border: 0 },
    '@supports selector(::details-content)': {
      // MUI writes what depends on the width first: the weight of a second `&` is what makes it count.
      '&& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible', height: 'auto' },
    },
  },
});

/** The sections of the annex: beside the text, with the one that is being read marked; on a narrow screen folded away above it. */
export function AnnexContents() {
  const text = useText();
  const current = useCurrentHeading(annexParts);

  return (
    <Box
      component="nav"
      aria-label={text('forIt.contents.title')}
      sx={{
        position: { lg: 'sticky' },
        insetBlockStart: { lg: 104 },
        marginBlockEnd: { xs: 5, lg: 0 },
        '@media print': { display: 'none' },
      }}
    >
      <Typography
        variant="meta"
        aria-hidden
        sx={{ display: { xs: 'none', lg: 'block' }, color: 'text.tertiary', marginBlockEnd: 1 }}
      >
        <FormattedMessage id="forIt.contents.title" />
      </Typography>
      <FoldedContents title="forIt.contents.title" sx={unfoldedBesideText}>
        <Box
          component="ol"
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr' },
            ...unmarkedList,
            padding: (theme) => ({ xs: `0 0 ${theme.spacing(1.5)}`, lg: 0 }),
          }}
        >
          {annexParts.map(({ id, name }, index) => {
            const isCurrent = id === (current ?? annexParts[0].id);
            return (
              <Box
                component="li"
                key={id}
                sx={{
                  borderInlineStart: { lg: '2px solid' },
                  borderColor: { lg: isCurrent ? 'line.ink' : 'line.strong' },
                }}
              >
                <PageLink
                  to={`/for-it#${id}`}
                  underline="none"
                  aria-current={isCurrent ? 'true' : undefined}
                  variant="small"
                  sx={{
                    display: 'grid',
                    gridTemplateColumns: '32px 1fr',
                    alignItems: 'center',
                    minHeight: { xs: 44, lg: 35 },
                    paddingInlineStart: { lg: 1.625 },
                    color: { lg: isCurrent ? 'text.primary' : 'text.secondary' },
                    fontWeight: { lg: isCurrent ? 'fontWeightMedium' : 'fontWeightRegular' },
                    '&:hover': { color: 'text.primary', '& > :last-child': { textDecoration: 'underline' } },
                  }}
                >
                  <Box component="bdi" dir="ltr" className="tabular" sx={{ justifySelf: 'start' }}>
                    {index + 1}
                  </Box>
                  <span>
                    <FormattedMessage id={`forIt.contents.${name}`} />
                  </span>
                </PageLink>
              </Box>
            );
          })}
        </Box>
      </FoldedContents>
    </Box>
  );
}
