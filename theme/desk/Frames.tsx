import AddIcon from '@mui/icons-material/AddOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { languageCodes, languages } from '../../src/locale/languages';
import { useText } from '../../src/locale/useText';
import type { ResolvedTokens } from '../src/resolveTokens';
import { liveTokens } from './liveTokens';
import { addressOf, pages, schemes, widths, type View } from './view';

declare global {
  interface Window {
    /** In the desk: what frames show when they load. In a frame: what it has loaded. */
    stetDesk?: ResolvedTokens;
    stetTokens?: ResolvedTokens;
  }
}

/** Shows tokens in a page that stands. @returns whether it must be loaded again for the rest. */
export function show(frame: HTMLIFrameElement | null, tokens: ResolvedTokens, scheme: string): boolean {
  const html = frame?.contentDocument?.documentElement;
  if (!html) return false;
  const { variables, fixed } = liveTokens(tokens);
  if (html.dataset.scheme !== scheme) html.dataset.scheme = scheme;
  for (const [name, value] of Object.entries(variables))
    if (html.style.getPropertyValue(name) !== value) html.style.setProperty(name, value);
  const loaded = frame.contentWindow?.stetTokens;
  return loaded !== undefined && liveTokens(loaded).fixed !== fixed;
}

/** Below this width, in px, a frame is a phone and as high as two others. */
const isPhone = ({ width }: View) => width < 600;

interface FrameProps {
  view: View;
  tokens: ResolvedTokens;
  onChange: (view: View) => void;
  onRemove: () => void;
}

function Frame({ view, tokens, onChange, onRemove }: FrameProps) {
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const cell = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 1, height: 1 });
  const [loads, setLoads] = useState(0);
  const { language, scheme, width } = view;
  const schemeName = (one: View['scheme']) => text(`desk.scheme.${one}`);
  const names = { ...view, language: languages[language].name, scheme: schemeName(scheme) };
  const name = text('desk.frames.frame', names);
  const choices = {
    page: pages.map((one) => [one, one] as const),
    language: languageCodes.map((one) => [one, languages[one].name] as const),
    scheme: schemes.map((one) => [one, schemeName(one)] as const),
    width: widths.map((one) => [one, `${one}`] as const),
  };

  useLayoutEffect(() => {
    if (!show(frame.current, tokens, scheme)) return;
    const pause = setTimeout(() => frame.current?.contentWindow?.location.reload(), 400);
    return () => clearTimeout(pause);
  }, [tokens, scheme, loads]);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    if (cell.current) observer.observe(cell.current);
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, size.width / width);
  const span = isPhone(view) ? { gridRow: 'span 2', order: 1 } : {};
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={name}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, ...span }}
    >
      <Stack direction="row" sx={{ borderBlockEnd: 1, borderColor: 'line.hair', alignItems: 'center' }}>
        <Stack direction="row" sx={{ flex: 1, flexWrap: 'wrap', columnGap: 1, paddingInline: 1.5 }}>
          {(['page', 'language', 'scheme', 'width'] as const).map((part) => (
            <Select
              key={part}
              native
              variant="standard"
              value={view[part]}
              onChange={({ target: { value } }) =>
                onChange({ ...view, [part]: part === 'width' ? Number(value) : value })
              }
              inputProps={{
                'aria-label': text(`desk.frames.${part}`),
                dir: part === 'page' ? 'ltr' : undefined,
              }}
              sx={{
                fontSize: 'sizes.reference',
                border: 0,
                minHeight: 36,
                flex: isPhone(view) ? '1 1 40%' : '1 1 4em',
                minWidth: 0,
              }}
            >
              {choices[part].map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          ))}
        </Stack>
        <IconButton size="small" aria-label={text('desk.frames.remove', { name })} onClick={onRemove}>
          <CloseIcon sx={{ fontSize: 'sizes.compact' }} />
        </IconButton>
      </Stack>
      <Box
        ref={cell}
        dir="ltr"
        sx={{ flex: 1, minHeight: 0, overflow: 'hidden', backgroundColor: 'surface.desk' }}
      >
        <Box
          component="iframe"
          ref={frame}
          src={addressOf(view)}
          title={name}
          name="page"
          onLoad={() => setLoads((count) => count + 1)}
          sx={{ display: 'block', border: 0, transformOrigin: '0 0', marginInline: 'auto' }}
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
        />
      </Box>
    </Paper>
  );
}

interface FramesProps {
  views: readonly View[];
  tokens: ResolvedTokens;
  onChange: (views: readonly View[]) => void;
}

/** Up to four pages of the site with the tokens. */
export function Frames({ views, tokens, onChange }: FramesProps) {
  const text = useText();
  useLayoutEffect(() => {
    window.stetDesk = tokens;
  }, [tokens]);
  const phones = views.filter(isPhone).length;
  const columns = [
    ...Array<string>(Math.ceil((views.length - phones) / 2)).fill('2fr'),
    ...Array<string>(phones).fill('1fr'),
  ];
  const add = () => onChange([...views, { page: '/', language: 'en', scheme: 'light', width: 390 }]);
  return (
    <Box
      component="section"
      aria-label={text('desk.frames.label')}
      sx={{
        display: 'grid',
        gap: 1.5,
        minHeight: 0,
        gridAutoFlow: 'column dense',
        gridTemplateRows: '1fr 1fr',
      }}
      style={{ gridTemplateColumns: columns.map((column) => `minmax(0, ${column})`).join(' ') }}
    >
      {views.map((view, at) => (
        <Frame
          // oxlint-disable-next-line react/no-array-index-key -- a frame keeps its place while its page changes
          key={at}
          view={view}
          tokens={tokens}
          onChange={(changed) => onChange(views.with(at, changed))}
          onRemove={() => onChange(views.toSpliced(at, 1))}
        />
      ))}
      {views.length < 4 && (
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          sx={{ placeSelf: 'center', order: 2 }}
          onClick={add}
        >
          {text('desk.frames.add')}
        </Button>
      )}
    </Box>
  );
}
