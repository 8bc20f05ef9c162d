import AddIcon from '@mui/icons-material/AddOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { memo, useLayoutEffect, useReducer, useRef, type Dispatch, type SetStateAction } from 'react';
import { languageCodes, languages } from '../../src/locale/languages';
import { useText } from '../../src/locale/useText';
import type { ResolvedTokens } from '../src/resolveTokens';
import { liveTokens } from './liveTokens';
import { addressOf, pages, schemes, widths, type View } from './view';

declare global {
  interface Window {
    /** In the desk: what frames show when they load. In a frame: what of it only a reload changes. */
    stetDesk?: ResolvedTokens;
    stetFixed?: string;
  }
}

type Views = readonly View[];

interface FrameProps {
  view: View;
  at: number;
  onChange: Dispatch<SetStateAction<Views>>;
  onLoad: () => void;
}

/** Memoized, since rendering it takes longer than showing another colour. */
const Frame = memo(function Frame({ view, at, onChange, onLoad }: FrameProps) {
  const text = useText();
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
                onChange((views) =>
                  views.with(at, { ...view, [part]: part === 'width' ? Number(value) : value }),
                )
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
        <IconButton
          size="small"
          aria-label={text('desk.frames.remove', { name })}
          onClick={() => onChange((views) => views.toSpliced(at, 1))}
        >
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
          src={addressOf(view)}
          title={name}
          name="page"
          onLoad={onLoad}
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
});

interface FramesProps {
  views: Views;
  tokens: ResolvedTokens;
  onChange: Dispatch<SetStateAction<Views>>;
}

/** Up to four pages of the site with the tokens. */
export function Frames({ views, tokens, onChange }: FramesProps) {
  const text = useText();
  const section = useRef<HTMLElement>(null);
  const [loads, onLoad] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    window.stetDesk = tokens;
    const { variables, fixed } = liveTokens(tokens);
    const frames = [...section.current!.querySelectorAll('iframe')];
    for (const [at, { contentDocument }] of frames.entries()) {
      if (!contentDocument) continue;
      const { style, dataset } = contentDocument.documentElement;
      const { scheme } = views[at]!;
      if (dataset.scheme !== scheme) dataset.scheme = scheme;
      for (const [variable, value] of Object.entries(variables))
        if (style.getPropertyValue(variable) !== value) style.setProperty(variable, value);
    }
    const pause = setTimeout(() => {
      for (const { contentWindow } of frames)
        if (![undefined, fixed].includes(contentWindow?.stetFixed)) contentWindow?.location.reload();
    }, 400);
    return () => clearTimeout(pause);
  }, [tokens, views, loads]);
  return (
    <Box
      component="section"
      ref={section}
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
        // oxlint-disable-next-line react/no-array-index-key -- a frame keeps its place while its page changes
        <Frame key={at} {...{ view, at, onChange, onLoad }} />
      ))}
      {views.length < 4 && (
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          sx={{ placeSelf: 'center', order: 2 }}
          onClick={() => onChange([...views, { page: '/', language: 'en', scheme: 'light', width: 390 }])}
        >
          {text('desk.frames.add')}
        </Button>
      )}
    </Box>
  );
}
