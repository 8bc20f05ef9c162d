import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { auditTotals, lastAudit } from '../../data/audit';

const figures = ['violations', 'checks', 'pages'] as const;

/**
 * The audit's figures, and a decorative drawing of them: one sheet per page, one dot per state without findings. The table below has the
 * same data as text.
 */
export function AuditFigure() {
  const totals = auditTotals(lastAudit);

  return (
    <Box component="figure" sx={{ margin: 0, marginBlock: 2 }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          columnGap: { xs: 2, sm: 4 },
          margin: 0,
          borderBlockEnd: 1,
          borderColor: 'line.ink',
        }}
      >
        {figures.map((name) => (
          <Box
            key={name}
            sx={{
              display: 'flex',
              flexDirection: 'column-reverse',
              justifyContent: 'flex-end',
              paddingBlock: 2.5,
            }}
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
        aria-hidden
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(5, minmax(0, 1fr))', sm: 'repeat(10, minmax(0, 1fr))' },
          gap: 1.5,
          marginBlockStart: 3,
          color: 'text.primary',
        }}
      >
        {lastAudit.pages.map(({ path, forms, violations }) => (
          <Box
            component="svg"
            key={path}
            viewBox="0 0 30 38"
            sx={({ palette }) => ({
              display: 'block',
              width: '100%',
              height: 'auto',
              '& rect': { fill: palette.surface.sheet, stroke: palette.line.edge, strokeWidth: 0.5 },
              '& circle': { fill: 'currentColor' },
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
        ))}
      </Box>
      <Typography variant="small" component="figcaption" color="textTertiary" sx={{ marginBlockStart: 1.5 }}>
        <FormattedMessage id="accessibility.figure.caption" />
      </Typography>
    </Box>
  );
}
