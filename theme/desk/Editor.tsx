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
import { colorValue, toHex, toOklch, type Oklch } from './oklch';
import { Code, Swatch } from './TokenList';

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
  const type = (next: string) => {
    setTyped(next);
    const value = read(next);
    if (value !== undefined) onChange(value);
  };
  return (
    <TextField
      size="small"
      fullWidth
      error={isWrong}
      helperText={isWrong && hint}
      value={typed ?? String(value)}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(undefined)}
      slotProps={{ htmlInput: { 'aria-label': label, dir: 'ltr' } }}
    />
  );
}

const asNumber = (text: string) =>
  text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
const asHex = (text: string) => /^#[\da-f]{6}$/i.exec(text.trim())?.[0].toLowerCase();

interface NumberFieldProps extends FieldProps<number> {
  name: string;
  unit: string;
}

/** A number with a slider, whose range is around the value that it had at first. */
function NumberField({ label, name, unit, value, onChange }: NumberFieldProps) {
  const [first] = useState(value);
  const size = Math.abs(first);
  const most = /weight/i.test(name) ? 900 : Math.max({ ms: 500, px: 8 }[unit] ?? 1, 2 * size);
  const least = first < 0 || /offset|spread|letterSpacing|y\d/.test(name) ? -most : 0;
  const step = unit === 'ms' ? 10 : size >= 5 ? 1 : unit === '' ? 0.005 : 0.1;
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Slider
        size="small"
        aria-label={label}
        min={least}
        max={most}
        {...{ value, step }}
        onChange={(_, next) => onChange(next)}
      />
      <Box sx={{ flex: '0 0 6em' }}>
        <Typed {...{ label, value, onChange }} read={asNumber} />
      </Box>
      <Code>{unit}</Code>
    </Stack>
  );
}

function ColorField({ value, onChange }: Omit<FieldProps<Group>, 'label'>) {
  const text = useText();
  const hex = new TokenFile({}).color('value', { ...value, alpha: 1 });
  const [kept, setKept] = useState<Oklch>([0, 0, 0]);
  // Hex digits are coarse: the sliders keep what was dragged as long as it is this colour.
  const now = toHex(kept) === hex ? kept : toOklch(hex);
  const [l, c, h] = now;
  const set = (next: Oklch) => {
    setKept(next);
    onChange(colorValue(toHex(next), value));
  };
  const pick = async () => {
    const picked = await new EyeDropper!().open().catch(() => undefined);
    if (picked) onChange(colorValue(picked.sRGBHex, value));
  };
  const parts = [
    ['lightness', 1, 0.005, `, oklch(0 ${c} ${h}), oklch(0.5 ${c} ${h}), oklch(1 ${c} ${h})`],
    ['chroma', 0.37, 0.002, `, oklch(${l} 0 ${h}), oklch(${l} 0.37 ${h})`],
    ['hue', 360, 1, ` longer hue, oklch(${l} ${c} 0), oklch(${l} ${c} 360)`],
  ] as const;
  return (
    <Stack>
      {parts.map(([name, max, step, colors], at) => (
        <Slider
          key={name}
          size="small"
          aria-label={text(`desk.edit.${name}`)}
          {...{ min: 0, max, step, value: now[at] ?? 0 }}
          onChange={(_, next) => set(now.with(at, next) as Oklch)}
          track={false}
          slotProps={{ rail: { style: { background: `linear-gradient(to right in oklch${colors})` } } }}
          sx={{
            '& .MuiSlider-rail': {
              opacity: 1,
              height: 10,
              '[dir=rtl] &': { transform: 'translateY(-50%) scaleX(-1)' },
            },
          }}
        />
      ))}
      {Number(value.alpha ?? 1) < 1 && (
        <NumberField
          label={text('desk.edit.alpha')}
          name="alpha"
          unit=""
          value={Number(value.alpha)}
          onChange={(alpha) => onChange({ ...value, alpha })}
        />
      )}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Swatch color={hex} size={40} />
        <Typed
          label={text('desk.edit.hex')}
          hint={text('desk.edit.hexForm')}
          value={hex}
          read={asHex}
          onChange={(next) => onChange(colorValue(next, value))}
        />
        {typeof EyeDropper !== 'undefined' && (
          <Button size="small" variant="outlined" sx={{ flex: 'none' }} onClick={pick}>
            {text('desk.edit.pick')}
          </Button>
        )}
      </Stack>
      <Typography variant="reference" sx={{ paddingBlockStart: 0.5 }}>
        <Code>{`oklch(${l.toFixed(3)} ${c.toFixed(3)} ${h.toFixed(1)})`}</Code>
      </Typography>
    </Stack>
  );
}

interface ValueProps extends FieldProps<Json> {
  name: string;
  tokens: ReadonlyMap<string, Token>;
}

/** The editor of a value, by its form: a reference, a number, a colour, a size or a list; or of the parts of a composed value. */
function ValueField({ label, name, value, tokens, onChange }: ValueProps) {
  const text = useText();
  const target = tokens.get(/^\{(.+)\}$/.exec(String(value))?.[1] ?? '');
  if (target)
    return (
      <Autocomplete
        size="small"
        options={[...tokens.values()].filter(({ type }) => type === target.type).map(({ path }) => path)}
        value={target.path}
        // Without a reference the token has the value itself.
        onChange={(_, path) => onChange(path ? `{${path}}` : target.value)}
        renderInput={(props) => (
          <TextField {...props} label={name.includes('.') ? text('desk.edit.refers') : label} />
        )}
      />
    );
  if (typeof value === 'number') return <NumberField {...{ label, name, value, onChange }} unit="" />;
  if (isGroup(value) && 'colorSpace' in value) return <ColorField {...{ value, onChange }} />;
  if (isGroup(value) && typeof value.value === 'number') {
    const set = (next: number) => onChange({ ...value, value: next });
    return <NumberField {...{ label, name }} unit={String(value.unit)} value={value.value} onChange={set} />;
  }
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    const set = (typed: string) => onChange(typed.split(',').map((item) => item.trim()));
    return <Typed label={label} value={value.join(', ')} read={(typed) => typed} onChange={set} />;
  }
  const isCurve = Array.isArray(value) && typeof value[0] === 'number';
  return Object.entries(isGroup(value) || Array.isArray(value) ? value : {}).map(([part, item]) => {
    const at = Number(part);
    const own = isCurve ? (['x1', 'y1', 'x2', 'y2'][at] ?? part) : part;
    const title = Array.isArray(value) && !isCurve ? text('desk.edit.layer', { number: at + 1 }) : own;
    const set = (next: Json) =>
      onChange(Array.isArray(value) ? value.with(at, next) : { ...(value as Group), [part]: next });
    return (
      <Box key={part} role="group" aria-label={title}>
        {!tokens.has(String(item).slice(1, -1)) && <Typography variant="meta">{title}</Typography>}
        <ValueField label={title} name={own} value={item} tokens={tokens} onChange={set} />
      </Box>
    );
  });
}

/** How a token looks; what moves, moves once after each change. */
function Sample({ file, path, type }: { file: TokenFile; path: string; type: string }) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const duration = type === 'duration' ? file.milliseconds(path) : 600;
  const easing = type === 'cubicBezier' ? file.bezier(path) : 'linear';
  const isMoving = type === 'duration' || type === 'cubicBezier';
  const play = () =>
    void box.current?.animate(
      { marginInlineStart: ['0', 'calc(100% - 36px)'] },
      { duration, easing, fill: 'both' },
    );
  useEffect(() => {
    if (isMoving && !matchMedia('(prefers-reduced-motion: reduce)').matches) play();
  });
  const looks: Record<string, () => CSSProperties> = {
    typography: () => file.textStyle(path),
    fontFamily: () => ({ fontFamily: file.family(path), fontSize: 28 }),
    fontWeight: () => ({ fontWeight: file.weight(path), fontSize: 28 }),
    dimension: () => ({
      [path.startsWith('font') ? 'fontSize' : path.startsWith('radius') ? 'borderRadius' : 'width']:
        file.extent(path),
    }),
    shadow: () => ({
      boxShadow: file
        .shadow(path)
        .map(({ lengths, color }) => `${lengths} ${color}`)
        .join(', '),
    }),
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

interface EditorProps {
  token: Token;
  tokens: ReadonlyMap<string, Token>;
  file: TokenFile;
  isChanged: boolean;
  /** No value means the committed one. */
  onChange: (value: Json | undefined) => void;
  onSelect: (path: string) => void;
}

/** The selected token: what it is for, its editor, and what it has to do with others. */
export function Editor({ token, tokens, file, isChanged, onChange, onSelect }: EditorProps) {
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
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Code>{path}</Code>
        </Typography>
        {isChanged && (
          <Button size="small" onClick={() => onChange(undefined)}>
            {text('desk.edit.reset')}
          </Button>
        )}
      </Stack>
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
      {Object.entries({ fedBy, feeds }).map(
        ([name, paths]) =>
          paths.length > 0 && (
            <Stack
              key={name}
              direction="row"
              sx={{ columnGap: 1.5, flexWrap: 'wrap', alignItems: 'baseline' }}
            >
              <Typography variant="meta" component="span">
                {text(name === 'feeds' ? 'desk.edit.feeds' : 'desk.edit.fedBy')}
              </Typography>
              {paths.map((one) => (
                <Link
                  key={one}
                  component="button"
                  type="button"
                  variant="small"
                  onClick={() => onSelect(one)}
                >
                  <Code>{one}</Code>
                </Link>
              ))}
            </Stack>
          ),
      )}
    </Stack>
  );
}
