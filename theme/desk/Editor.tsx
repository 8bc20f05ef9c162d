import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { languages } from '../../src/locale/languages';
import { useText } from '../../src/locale/useText';
import { isGroup, TokenFile, type Group, type Json } from '../src/tokenFile';
import type { Token } from './draft';
import { colorValue, cssOf, toHex, toOklch, type Oklch } from './oklch';
import { brief, Code, Swatch } from './TokenList';

declare global {
  /** Chromium only (wicg.github.io/eyedropper-api). */
  var EyeDropper: (new () => { open: () => Promise<{ sRGBHex: string }> }) | undefined;
}

interface FieldProps<T> {
  label: string;
  value: T;
  onChange: (value: T) => void;
}

interface TypedProps<T> extends FieldProps<T> {
  read: (text: string) => T | undefined;
  hint?: string;
}

/** A text field that keeps what is being typed, and hands on what can be read. */
function Typed<T extends string | number>({ label, value, onChange, read, hint }: TypedProps<T>) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && read(typed) === undefined;
  return (
    <TextField
      size="small"
      fullWidth
      sx={{ '& .MuiInputBase-root': { minHeight: 32 }, '& input': { paddingBlock: 0.25 } }}
      error={isWrong}
      helperText={isWrong && hint}
      value={typed ?? String(value)}
      onChange={({ target }) => {
        const next = read(target.value);
        setTyped(target.value);
        if (next !== undefined) onChange(next);
      }}
      onBlur={() => setTyped(undefined)}
      slotProps={{ htmlInput: { 'aria-label': label, dir: 'ltr' } }}
    />
  );
}

type Range = readonly [least: number, most: number, step: number];

/** A slider's range, around the value that it had at first. */
function rangeOf(name: string, unit: string, value: number): Range {
  const size = Math.abs(value);
  const most = /weight/i.test(name) ? 900 : Math.max({ ms: 500, px: 8 }[unit] ?? 1, 2 * size);
  const isSigned = value < 0 || /offset|spread|letterSpacing|y\d/.test(name);
  return [isSigned ? -most : 0, most, unit === 'ms' ? 10 : size >= 5 ? 1 : unit === '' ? 0.005 : 0.1];
}

interface NumberFieldProps extends FieldProps<number> {
  name?: string;
  unit?: string;
  range?: Range;
  /** What the slider's rail shows. */
  rail?: string;
}

/** A number with a slider. */
function NumberField({ label, name = '', unit = '', range, rail, value, onChange }: NumberFieldProps) {
  const [[min, max, step]] = useState(range ?? rangeOf(name, unit, value));
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Slider
        size="small"
        aria-label={label}
        {...{ min, max, step, value }}
        onChange={(_, next) => onChange(next)}
        track={rail ? false : 'normal'}
        slotProps={{ rail: { style: rail ? { background: rail, opacity: 1, height: 10 } : {} } }}
        sx={{ '[dir=rtl] & .MuiSlider-rail': { transform: 'translateY(-50%) scaleX(-1)' } }}
      />
      <Box sx={{ flex: '0 0 6em' }}>
        <Typed
          {...{ label, onChange }}
          value={Number(value.toFixed(4))}
          read={(typed) => (typed.trim() ? [Number(typed)].find(Number.isFinite) : undefined)}
        />
      </Box>
      {unit && <Code>{unit}</Code>}
    </Stack>
  );
}

function ColorField({ value, onChange }: Omit<FieldProps<Group>, 'label'>) {
  const text = useText();
  const hex = new TokenFile({}).color('value', { ...value, alpha: 1 });
  const [kept, setKept] = useState<Oklch>([0, 0, 0]);
  // Hex digits are coarse: the sliders keep what was dragged as long as it is this colour.
  const now = toHex(cssOf(kept)) === hex ? kept : toOklch(hex);
  const [l, c, h] = now;
  const set = (css: string) => {
    const next = toHex(css);
    if (next) onChange(colorValue(next, value));
  };
  const parts = [
    ['lightness', [0, 1, 0.005], `, oklch(0 ${c} ${h}), oklch(0.5 ${c} ${h}), oklch(1 ${c} ${h})`],
    ['chroma', [0, 0.37, 0.002], `, oklch(${l} 0 ${h}), oklch(${l} 0.37 ${h})`],
    ['hue', [0, 360, 1], ` longer hue, oklch(${l} ${c} 0), oklch(${l} ${c} 360)`],
  ] as const;
  return (
    <Stack sx={{ gap: 0.5 }}>
      {parts.map(([name, range, colors], at) => (
        <NumberField
          key={name}
          label={text(`desk.edit.${name}`)}
          range={range}
          rail={`linear-gradient(to right in oklch${colors})`}
          value={now[at]!}
          onChange={(part) => {
            const next = now.with(at, part) as Oklch;
            setKept(next);
            set(cssOf(next));
          }}
        />
      ))}
      <NumberField
        label={text('desk.edit.alpha')}
        range={[0, 1, 0.01]}
        rail={`linear-gradient(to right, transparent, ${hex})`}
        value={Number(value.alpha ?? 1)}
        onChange={(alpha) => onChange({ ...value, alpha })}
      />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Swatch color={hex} size={40} />
        <Typed
          label={text('desk.edit.color')}
          hint={text('desk.edit.colorForm')}
          value={hex}
          read={toHex}
          onChange={set}
        />
        {typeof EyeDropper !== 'undefined' && (
          <Button
            size="small"
            variant="outlined"
            sx={{ flex: 'none' }}
            // Left with Escape, it picks nothing.
            onClick={() => void new EyeDropper!().open().then(({ sRGBHex }) => set(sRGBHex), String)}
          >
            {text('desk.edit.pick')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

interface ValueProps extends FieldProps<Json> {
  name: string;
  tokens: readonly Token[];
}

/** The editor of a value, by its form: a reference, a number, a colour, a size or a list; or of the parts of a composed value. */
function ValueField({ label, name, value, tokens, onChange }: ValueProps) {
  const text = useText();
  const target = tokens.find(({ path }) => `{${path}}` === value);
  if (target)
    return (
      <Autocomplete
        size="small"
        options={tokens.filter(({ type }) => type === target.type).map(({ path }) => path)}
        value={target.path}
        // Without a reference the token has the value itself.
        onChange={(_, path) => onChange(path ? `{${path}}` : target.value)}
        renderInput={(props) => (
          <TextField {...props} label={name.includes('.') ? text('desk.edit.refers') : label} />
        )}
      />
    );
  if (typeof value === 'number') return <NumberField {...{ label, name, value, onChange }} />;
  if (isGroup(value) && 'colorSpace' in value) return <ColorField {...{ value, onChange }} />;
  if (isGroup(value) && typeof value.value === 'number') {
    const set = (next: number) => onChange({ ...value, value: next });
    return <NumberField {...{ label, name }} unit={String(value.unit)} value={value.value} onChange={set} />;
  }
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    const set = (typed: string) => onChange(typed.split(',').map((item) => item.trim()));
    return <Typed label={label} value={value.join(', ')} read={(typed) => typed} onChange={set} />;
  }
  // What is left are the numbers of a curve, the layers of a shadow, and named parts.
  const isCurve = Array.isArray(value) && typeof value[0] === 'number';
  const isLayers = Array.isArray(value) && !isCurve;
  const parts = Object.entries(isGroup(value) || Array.isArray(value) ? value : {});
  return (
    <>
      {parts.map(([part, item], at) => {
        const own = isCurve ? ['x1', 'y1', 'x2', 'y2'][at]! : part;
        const title = isLayers ? text('desk.edit.layer', { number: at + 1 }) : own;
        const set = (next: Json) =>
          onChange(Array.isArray(value) ? value.with(at, next) : { ...(value as Group), [part]: next });
        return (
          <Box key={part} role="group" aria-label={title}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
              {typeof item !== 'string' && <Typography variant="meta">{title}</Typography>}
              {isLayers && parts.length > 1 && (
                <Button size="small" onClick={() => onChange(value.toSpliced(at, 1))}>
                  {text('desk.edit.removeLayer', { number: at + 1 })}
                </Button>
              )}
            </Stack>
            <ValueField label={title} name={own} value={item} tokens={tokens} onChange={set} />
          </Box>
        );
      })}
      {isLayers && (
        <Button size="small" variant="outlined" onClick={() => onChange([...value, value.at(-1)!])}>
          {text('desk.edit.addLayer')}
        </Button>
      )}
    </>
  );
}

const shadowCss = (layers: { lengths: string; color: string }[]) =>
  layers.map(({ lengths, color }) => `${lengths} ${color}`).join(', ');

/** How a token looks; what moves, moves once after each change. */
function Sample({ file, path, type }: { file: TokenFile; path: string; type: string }) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const duration = type === 'duration' ? file.milliseconds(path) : 600;
  const easing = type === 'cubicBezier' ? file.bezier(path) : 'linear';
  const isMoving = type === 'duration' || type === 'cubicBezier';
  const play = () => {
    const marginInlineStart = ['0', 'calc(100% - 36px)'];
    box.current?.animate({ marginInlineStart }, { duration, easing, fill: 'both' });
  };
  useEffect(() => {
    if (isMoving && !matchMedia('(prefers-reduced-motion: reduce)').matches) play();
    // oxlint-disable-next-line react/exhaustive-deps -- `play` is these
  }, [path, duration, easing]);
  const size = path.startsWith('font') ? 'fontSize' : path.startsWith('radius') ? 'borderRadius' : 'width';
  const looks: Record<string, () => CSSProperties> = {
    typography: () => file.textStyle(path),
    fontFamily: () => ({ fontFamily: file.family(path), fontSize: 28 }),
    fontWeight: () => ({ fontWeight: file.weight(path), fontSize: 28 }),
    dimension: () => ({ [size]: file.extent(path) }),
    shadow: () => ({ boxShadow: shadowCss(file.shadow(path)) }),
    duration: () => ({}),
    cubicBezier: () => ({}),
  };
  const style = looks[type]?.();
  if (!style) return null;
  const language = path.startsWith('typography.he') ? 'he' : 'en';
  return (
    <Stack
      direction="row"
      sx={{ gap: 2, alignItems: 'center', overflow: 'hidden', flex: 'none', padding: 1 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {/^(typography|font)/.test(path) ? (
          <Typography noWrap style={style} lang={language} dir={languages[language].direction}>
            {text(`desk.sample.${language}`)}
          </Typography>
        ) : (
          <Box
            ref={box}
            style={style}
            sx={{
              width: 36,
              height: 36,
              maxWidth: '100%',
              backgroundColor: type === 'shadow' ? 'surface.sheet' : 'action.fill',
            }}
          />
        )}
      </Box>
      {isMoving && (
        <Button size="small" onClick={play}>
          {text('desk.edit.play')}
        </Button>
      )}
    </Stack>
  );
}

interface PathsProps {
  label: string;
  paths: readonly string[];
  onSelect: (path: string) => void;
}

const Paths = ({ label, paths, onSelect }: PathsProps) =>
  paths.length > 0 && (
    <Stack direction="row" sx={{ columnGap: 1.5, flexWrap: 'wrap', alignItems: 'baseline' }}>
      <Typography variant="meta" component="span">
        {label}
      </Typography>
      {paths.map((path) => (
        <Link key={path} component="button" type="button" variant="small" onClick={() => onSelect(path)}>
          <Code>{path}</Code>
        </Link>
      ))}
    </Stack>
  );

interface EditorProps {
  token: Token;
  tokens: readonly Token[];
  file: TokenFile;
  /** The committed value, if it is another. */
  committed: Json | undefined;
  onChange: (value: Json) => void;
  onSelect: (path: string) => void;
}

/** The selected token: what it is for, its editor, and what it has to do with others. */
export function Editor({ token, tokens, file, committed, onChange, onSelect }: EditorProps) {
  const text = useText();
  const { path, type, description, value, fedBy, feeds } = token;
  return (
    <Stack
      component="section"
      aria-label={text('desk.edit.panel')}
      sx={{
        gap: 1,
        overflowY: 'auto',
        flex: '0 1 auto',
        maxHeight: '55%',
        paddingBlock: 1.5,
        paddingInline: 1,
        borderBlockStart: 1,
        borderColor: 'line.ink',
      }}
    >
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <Code>{path}</Code>
      </Typography>
      {committed !== undefined && (
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="reference">
            {text('desk.edit.committed')} <Code>{brief(committed)}</Code>
          </Typography>
          <Button size="small" sx={{ flex: 'none' }} onClick={() => onChange(committed)}>
            {text('desk.edit.reset')}
          </Button>
        </Stack>
      )}
      <Typography variant="small" lang="en" dir="ltr" sx={{ color: 'text.secondary' }}>
        {description}
      </Typography>
      <Sample {...{ file, path, type }} />
      <ValueField
        key={path}
        label={path.slice(path.lastIndexOf('.') + 1)}
        name={path}
        {...{ value, tokens, onChange }}
      />
      <Paths label={text('desk.edit.fedBy')} paths={fedBy} onSelect={onSelect} />
      <Paths label={text('desk.edit.feeds')} paths={feeds} onSelect={onSelect} />
    </Stack>
  );
}
