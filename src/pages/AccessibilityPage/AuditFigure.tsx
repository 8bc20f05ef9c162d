import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { PageLink } from '../../components/PageLink';
import { unmarkedList } from '../../components/unmarkedList';
import { auditTotals, lastAudit, type AuditedPage } from '../../data/audit';
import { useText } from '../../locale/useText';
import { listedPages, openings } from '../../paths';

const figures = ['violations', 'checks', 'pages'] as const;

/** Pages that nothing links to; the rest of what is not listed is a post. */
const otherPages: Readonly<Record<string, 'almostDone' | 'comingSoon'>> = {
  '/almost-done': 'almostDone',
  '/coming-soon': 'comingSoon',
};

/** A page by its name in the visitor's language. */
function PageName({ path }: Pick<AuditedPage, 'path'>) {
  const listed = listedPages.find((page) => page.path === path);
  const opening = openings.find((page) => page.path === path);
  const to = listed?.path ?? opening?.path;
  const name = (
    <FormattedMessage
      id={
        listed
          ? `shell.page.${listed.name}`
          : opening
            ? `hiring.${opening.name}.title`
            : `accessibility.page.${otherPages[path] ?? 'post'}`
      }
    />
  );
  return to ? <PageLink to={to}>{name}</PageLink> : name;
}

/** A page as a sheet, with a dot for each of its forms; struck out if something was found. Decorative. */
function Sheet({ forms, violations }: Pick<AuditedPage, 'forms' | 'violations'>) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 30 38"
      sx={({ palette }) => ({
        display: 'block',
        width: 30,
        height: 38,
        '& rect': { fill: palette.surface.sheet, stroke: palette.line.edge },
        '& circle': { fill: palette.text.primary },
        '& path': { stroke: palette.mark.delete, strokeWidth: 2 },
        '@media (forced-colors: active)': { '& circle': { fill: 'CanvasText' } },
      })}
    >
      <rect x="0.5" y="0.5" width="29" height="37" />
      {violations === 0 ? (
        Array.from({ length: forms }, (_, form) => (
          <circle key={form} cx={10 + 10 * (form % 2)} cy={14 + 10 * Math.floor(form / 2)} r="2.5" />
        ))
      ) : (
        <path d="M5 19h20" />
      )}
    </Box>
  );
}

/** The audit's totals, and its result for every page. */
export function AuditFigure() {
  const text = useText();
  const totals = auditTotals(lastAudit);

  return (
    <Box component="figure" sx={{ margin: 0, marginBlockEnd: 2 }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          columnGap: { xs: 2, sm: 4 },
          margin: 0,
          paddingBlockEnd: 2.5,
          borderBlockEnd: 1,
          borderColor: 'line.ink',
        }}
      >
        {figures.map((name) => (
          <Box
            key={name}
            sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
          >
            <Typography variant="small" component="dt" color="textSecondary">
              <FormattedMessage id={`accessibility.figure.${name}`} values={{ count: totals[name] }} />
            </Typography>
            <Typography
              variant="price"
              component="dd"
              sx={{ margin: 0, fontSize: 'sizes.audit', lineHeight: 1 }}
            >
              <bdi>
                <FormattedNumber value={totals[name]} />
              </bdi>
            </Typography>
          </Box>
        ))}
      </Box>
      <Box
        component="ul"
        aria-label={text('accessibility.audit.caption')}
        sx={{
          ...unmarkedList,
          display: 'grid',
          gridTemplateColumns: {
            xs: 'repeat(auto-fill, minmax(128px, 1fr))',
            sm: 'repeat(auto-fill, minmax(210px, 1fr))',
          },
          columnGap: { xs: 2, sm: 4 },
        }}
      >
        {lastAudit.pages.map(({ path, forms, states, violations }) => (
          <Box
            component="li"
            key={path}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'auto minmax(0, 1fr)',
              columnGap: 1.5,
              alignItems: 'center',
              paddingBlock: 1.5,
              borderBlockEnd: 1,
              borderColor: 'line.hair',
              breakInside: 'avoid',
            }}
          >
            <Sheet forms={forms} violations={violations} />
            <Box sx={{ typography: 'small' }}>
              <PageName path={path} />
              <Typography variant="meta" component="div" color="textTertiary">
                <FormattedMessage id="accessibility.audit.page" values={{ checks: states, violations }} />
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="small" component="figcaption" color="textTertiary" sx={{ marginBlockStart: 2 }}>
        <FormattedMessage id="accessibility.figure.caption" />
      </Typography>
    </Box>
  );
}
