import AddIcon from '@mui/icons-material/AddOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { languageCodes, languages } from '../../src/locale/languages';
import { useText } from '../../src/locale/useText';
import type { ResolvedTokens } from '../src/resolveTokens';
import { liveTokens, type Live } from './liveTokens';
import { addressOf, pages, schemes, widths, type View } from './view';

declare global {
  interface Window {
    /** In the desk: what frames show when they load. In a frame: what of it only a reload changes. */
    stetDesk?: ResolvedTokens;
    stetFixed?: string;
  }
}

interface FrameProps {
  view: View;
  live: Live;
  onChange: (view: View) => void;
  onRemove: () => void;
}

function Frame({ view, live, onChange, onRemove }: FrameProps) {
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const { page, language, scheme, width } = view;
  const schemeName = (one: View['scheme']) => text(`desk.scheme.${one}`);
  const languageName = languages[language].name;
  const name = text('desk.frames.frame', { page, language: languageName, scheme: schemeName(scheme), width });
  const choices = {
    page: pages.map((one) => [one, one] as const),
    language: languageCodes.map((one) => [one, languages[one].name] as const),
    scheme: schemes.map((one) => [one, schemeName(one)] as const),
    width: widths.map((one) => [one, `${one}`] as const),
  };

  useLayoutEffect(() => {
    const { contentDocument, contentWindow } = frame.current!;
    if (!contentDocument) return;
    const { style, dataset } = contentDocument.documentElement;
    dataset.scheme = scheme;
    for (const [variable, value] of Object.entries(live.variables))
      if (style.getPropertyValue(variable) !== value) style.setProperty(variable, value);
    if (contentWindow?.stetFixed === undefined || contentWindow.stetFixed === live.fixed) return;
    const pause = setTimeout(() => contentWindow.location.reload(), 400);
    return () => clearTimeout(pause);
  }, [live, scheme, loads]);

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={name}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        minWidth: 0,
        // A phone is as high as two others, and half as wide.
        ...(width < 600 ? { gridRow: 'span 2', order: 1 } : { gridColumn: 'span 2' }),
      }}
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
              sx={{ fontSize: 'sizes.reference', border: 0, minHeight: 36, flex: '1 1 5em', minWidth: 0 }}
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
        dir="ltr"
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'hidden',
          containerType: 'size',
          backgroundColor: 'surface.desk',
        }}
      >
        <Box
          component="iframe"
          ref={frame}
          src={addressOf(view)}
          title={name}
          name="page"
          onLoad={() => setLoads((count) => count + 1)}
          sx={{ display: 'block', border: 0, transformOrigin: '0 0', marginInline: 'auto' }}
          style={{
            width,
            // The cell's width by the page's, as a number: lengths cannot be divided everywhere.
            scale: `min(1, tan(atan2(100cqw, ${width}px)))`,
            height: `calc(100cqh / min(1, tan(atan2(100cqw, ${width}px))))`,
          }}
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
  const live = useMemo(() => liveTokens(tokens), [tokens]);
  useLayoutEffect(() => {
    window.stetDesk = tokens;
  }, [tokens]);
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
        gridAutoColumns: 'minmax(0, 1fr)',
      }}
    >
      {views.map((view, at) => (
        <Frame
          // oxlint-disable-next-line react/no-array-index-key -- a frame keeps its place while its page changes
          key={at}
          {...{ view, live }}
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
