import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { PageLink } from '../../components/PageLink';
import { listReset } from '../../styles/listReset';
import { auditTotals, lastAudit, type AuditedPage } from '../../data/audit';
import { useText } from '../../locale/useText';
import { listedPages, openings, unlistedPages } from '../../paths';

const figures = ['violations', 'checks', 'pages'] as const;

/** A page by its name in the visitor's language. */
function PageName({ path }: Pick<AuditedPage, 'path'>) {
  const listed = listedPages.find((page) => page.path === path);
  const opening = openings.find((page) => page.path === path);
  // The rest of what is not listed is a post.
  const { name: unlisted = 'post' } = unlistedPages.find((page) => page.path === path) ?? {};
  const to = listed?.path ?? opening?.path;
  const name = (
    <FormattedMessage
      id={
        listed
          ? `shell.page.${listed.name}`
          : opening
            ? `hiring.${opening.name}.title`
            : `accessibility.page.${unlisted}`
      }
    />
  );
  return to ? <PageLink to={to}>{name}</PageLink> : name;
}

/** The audit's totals, and its result for every page. */
export function AuditFigure() {
  const text = useText();
  const totals = auditTotals(lastAudit);

  return (
    <Box component="figure" aria-label={text('accessibility.audit.title')} sx={{ margin: 0 }}>
      <Box
        component="dl"
        sx={{
          display: { xs: 'flex', lg: 'grid' },
          flexWrap: 'wrap',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          columnGap: { xs: 1.5, sm: 4 },
          margin: 0,
          paddingBlockEnd: 2.5,
          borderBlockEnd: 1,
          borderColor: 'line.ink',
        }}
      >
        {figures.map((name) => (
          <Stack
            direction="column-reverse"
            key={name}
            sx={{
              justifyContent: 'flex-end',
              flexGrow: 1,
              // Without columns below them the figures would read as one number.
              '& + &': {
                borderInlineStart: '0 solid',
                borderInlineStartWidth: { xs: 1, lg: 0 },
                borderColor: 'line.hair',
                paddingInlineStart: { xs: 1.5, sm: 4, lg: 0 },
              },
            }}
          >
            <Typography variant="small" component="dt" color="textSecondary">
              <FormattedMessage id={`accessibility.figure.${name}`} values={{ count: totals[name] }} />
            </Typography>
            <Typography
              variant="price"
              component="dd"
              sx={{
                fontSize: 'sizes.audit',
                lineHeight: 1,
                fontVariantNumeric: 'proportional-nums lining-nums',
              }}
            >
              <bdi>
                <FormattedNumber value={totals[name]} />
              </bdi>
            </Typography>
          </Stack>
        ))}
      </Box>
      <Box
        component="ul"
        aria-label={text('accessibility.audit.caption')}
        sx={{
          ...listReset,
          display: 'grid',
          gridTemplateColumns: {
            xs: 'repeat(auto-fill, minmax(128px, 1fr))',
            sm: 'repeat(auto-fill, minmax(248px, 1fr))',
          },
          columnGap: { xs: 2, sm: 4 },
        }}
      >
        {lastAudit.pages.map(({ path, states, violations }) => (
          <Box
            component="li"
            key={path}
            sx={{
              display: { sm: 'flex' },
              justifyContent: 'space-between',
              alignItems: 'baseline',
              columnGap: 2,
              paddingBlock: 1.5,
              borderBlockEnd: 1,
              borderColor: 'line.hair',
              typography: 'small',
              breakInside: 'avoid',
            }}
          >
            <PageName path={path} />
            <Typography variant="meta" component="div" color="textTertiary" className="tabular">
              <FormattedMessage id="accessibility.audit.page" values={{ checks: states, violations }} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
