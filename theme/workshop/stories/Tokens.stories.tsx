import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import file from '../../tokens.json';
import { contrastRules } from '../../src/checkTokens';
import { contrast } from '../../src/contrast';
import type { SchemePair } from '../../src/resolveTokens';
import { TokenFile } from '../../src/tokenFile';
import { tokens } from '../../src/tokens';

/** `tokens.json` itself, so changes show at once. */
export default { title: 'Tokens' };

const all = new TokenFile(file);
const rules = contrastRules(all);
const purpose = new Map(all.tokens().map(({ path, token }) => [path, String(token.$description)]));
const values = tokens.colors as Record<string, Record<string, SchemePair>>;
const colorOf = (name: string) => values[name.split('.')[0]!]![name.split('.')[1]!]!;
const schemes = ['light', 'dark'] as const;

/** A colour in one scheme, with its contrast on every allowed background. */
function Swatch({ name, index }: { name: string; index: 0 | 1 }) {
  const value = colorOf(name)[index];
  const rule = rules[name];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ width: 44, height: 44, border: 1, borderColor: 'line.edge', backgroundColor: value }} />
      <Typography variant="reference" component="code" dir="ltr">
        {value}
      </Typography>
      {rule?.on.map((ground) => {
        const ratio = contrast(value, colorOf(ground)[index]);
        return (
          <Box
            key={ground}
            title={`${ground}: at least ${rule.least}`}
            sx={{
              padding: 0.5,
              minWidth: 44,
              fontSize: 'reference.fontSize',
              backgroundColor: colorOf(ground)[index],
              color: rule.least < 4.5 ? 'transparent' : value,
            }}
            style={
              rule.least < 4.5
                ? {
                    borderBlockEnd: `3px solid ${value}`,
                    color: index === 0 ? colorOf('text.primary')[0] : colorOf('text.primary')[1],
                  }
                : undefined
            }
          >
            {ratio.toFixed(1)}
          </Box>
        );
      })}
    </Box>
  );
}

export const Colours = {
  render: () =>
    Object.entries(values).map(([group, names]) => (
      <Box key={group} component="section" sx={{ marginBlockEnd: 5 }}>
        <Typography variant="h3" component="h2">
          {group}
        </Typography>
        {Object.keys(names).map((name) => (
          <Box
            key={name}
            sx={{
              display: 'grid',
              gridTemplateColumns: { md: '22em 1fr 1fr' },
              gap: 2,
              paddingBlock: 1.5,
              borderBlockEnd: 1,
              borderColor: 'line.hair',
            }}
          >
            <div>
              <Typography variant="h4" component="h3">{`${group}.${name}`}</Typography>
              <Typography variant="small">{purpose.get(`color.light.${group}.${name}`)}</Typography>
            </div>
            {schemes.map((scheme, index) => (
              <Swatch key={scheme} name={`${group}.${name}`} index={index as 0 | 1} />
            ))}
          </Box>
        ))}
      </Box>
    )),
};

const sample = {
  ltr: 'Either party may terminate on 30 days’ notice.',
  rtl: 'כל צד רשאי לסיים את ההסכם בהודעה של 30 יום.',
};

export const TypeScale = {
  render: () =>
    (['ltr', 'rtl'] as const).map((direction) => (
      <Box
        key={direction}
        component="section"
        dir={direction}
        lang={direction === 'rtl' ? 'he' : 'en'}
        sx={{ marginBlockEnd: 6 }}
      >
        {Object.entries(tokens.typography[direction]).map(([name, style]) => (
          <Box key={name} sx={{ paddingBlock: 2, borderBlockEnd: 1, borderColor: 'line.hair' }}>
            <Typography variant="meta" dir="ltr" sx={{ color: 'text.tertiary' }}>
              {`${name} · ${style.fontSize} / ${style.lineHeight} · ${style.fontWeight} · ${style.letterSpacing ?? 'no tracking'}`}
            </Typography>
            <Box
              sx={{
                fontFamily: style.fontFamily,
                fontSize: style.fontSize,
                fontWeight: style.fontWeight,
                lineHeight: style.lineHeight,
                letterSpacing: style.letterSpacing,
              }}
            >
              {sample[direction]}
            </Box>
          </Box>
        ))}
      </Box>
    )),
};

const Named = ({
  path,
  value,
  children,
}: {
  path: string;
  value: string | number;
  children: React.ReactNode;
}) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: '11em 11em 1fr',
      alignItems: 'center',
      gap: 2,
      paddingBlock: 1,
    }}
  >
    <Typography variant="h4" component="h2">
      {path}
    </Typography>
    <Typography variant="small">{value}</Typography>
    <Box sx={{ minWidth: 0, overflow: 'hidden' }}>{children}</Box>
  </Box>
);

export const Space = {
  render: () =>
    Object.entries({ space: tokens.space, measure: tokens.measure, container: tokens.container }).flatMap(
      ([group, lengths]) =>
        Object.entries(lengths).map(([name, value]) => (
          <Named key={`${group}.${name}`} path={`${group}.${name}`} value={value}>
            <Box sx={{ height: 16, width: value, backgroundColor: 'action.fill' }} />
          </Named>
        )),
    ),
};

export const ShapeAndShadow = {
  render: () => (
    <>
      {Object.entries(tokens.radius).map(([name, value]) => (
        <Named key={name} path={`radius.${name}`} value={value}>
          <Box sx={{ width: 96, height: 56, border: 1, borderColor: 'line.edge', borderRadius: value }} />
        </Named>
      ))}
      {Object.entries(tokens.borderWidth).map(([name, value]) => (
        <Named key={name} path={`borderWidth.${name}`} value={value}>
          <Box sx={{ width: 160, borderBlockEnd: `${value} solid`, borderColor: 'line.ink' }} />
        </Named>
      ))}
      <Named path="shadow.sheet" value="the one shadow">
        <Box
          sx={({ sheetShadow }) => ({
            width: 160,
            height: 96,
            margin: 3,
            backgroundColor: 'surface.sheet',
            boxShadow: sheetShadow,
          })}
        />
      </Named>
    </>
  ),
};

function Moving() {
  const [isThere, setThere] = useState(false);
  return (
    <Stack sx={{ gap: 1 }}>
      <Button variant="outlined" onClick={() => setThere(!isThere)} sx={{ alignSelf: 'flex-start' }}>
        Play
      </Button>
      {Object.entries(tokens.duration).flatMap(([time, milliseconds]) =>
        Object.entries(tokens.easing).map(([curve, easing]) => (
          <Named key={`${time} ${curve}`} path={`${time}, ${curve}`} value={`${milliseconds} ms`}>
            <Box sx={{ paddingInlineEnd: '44px' }}>
              <Box
                sx={{
                  width: 24,
                  height: 24,
                  marginInlineStart: isThere ? 'calc(100% - 24px)' : 0,
                  backgroundColor: 'action.fill',
                  transition: `margin ${milliseconds}ms ${easing}`,
                }}
              />
            </Box>
          </Named>
        )),
      )}
    </Stack>
  );
}

export const Motion = { render: () => <Moving /> };
