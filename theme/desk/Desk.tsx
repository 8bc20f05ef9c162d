import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import FormControlLabel from '@mui/material/FormControlLabel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { languages, otherLanguage, type Language } from '../../src/locale/languages';
import { useText } from '../../src/locale/useText';
import type { MessageId } from '../../translations';
import { parseTokens, TokenFile, type Group, type Json } from '../src/tokenFile';
import { differences, evaluate, step, tokensOf, valuesOf, withValues, type Steps } from './draft';
import { Editor } from './Editor';
import { editText, isSame } from './editText';
import { Findings } from './Findings';
import { formatsOf, valuesFrom } from './formats';
import { Frames } from './Frames';
import { useOverflows } from './overflow';
import { Code, TokenList } from './TokenList';
import { firstViews, readLink, writeLink, type View } from './view';

/** The text of the token file, and of the last commit. */
export interface Files {
  saved: string;
  committed: string;
}

interface Notice {
  severity: 'success' | 'error';
  message: string;
  details?: string;
}

const read = (text: string) => parseTokens(text) as Group;

function download(name: string, text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

interface DeskProps {
  files: Files;
  language: Language;
  onLanguage: (language: Language) => void;
}

export function Desk({ files, language, onLanguage }: DeskProps) {
  const text = useText();
  const [{ saved, committed: lastCommit }, setFiles] = useState(files);
  const [notice, setNotice] = useState<Notice>();
  const [link] = useState(() => {
    try {
      return readLink();
    } catch (error) {
      setNotice({ severity: 'error', message: text('desk.file.unreadable'), details: String(error) });
      return undefined;
    }
  });
  const file = useMemo(() => read(saved), [saved]);
  const committed = useMemo(() => {
    const own = valuesOf(file);
    return { ...own, ...differences(valuesOf(read(lastCommit)), own) };
  }, [file, lastCommit]);
  const [steps, act] = useReducer(step, undefined, (): Steps => {
    const own = differences(valuesOf(file), committed);
    const now = link ? differences(link.values, committed) : own;
    return { past: isSame(now, own) ? [] : [own], now, future: [] };
  });
  const [views, setViews] = useState<readonly View[]>(link?.views ?? firstViews);
  const [selected, setSelected] = useState('color.primitive.blue.700');
  const [isComparing, setComparing] = useState(false);
  const [diff, setDiff] = useState<string>();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const probe = useRef<HTMLIFrameElement>(null);

  const { past, now: changes, future } = steps;
  const draft = useMemo(() => withValues(file, { ...committed, ...changes }), [file, committed, changes]);
  const before = useMemo(() => evaluate(withValues(file, committed)), [file, committed]);
  const current = useMemo(() => evaluate(draft), [draft]);
  // What cannot be resolved is not shown: the frames keep what they had.
  const [good, setGood] = useState(before.resolved!);
  if (current.resolved && current.resolved !== good) setGood(current.resolved);
  const shown = (isComparing && before.resolved) || good;
  // The frames first; lists and tables when there is time.
  const later = useDeferredValue({ draft, current, changes, shown });
  const overflows = useOverflows(probe, views, later.shown);
  const tokens = useMemo(
    () => new Map(tokensOf(later.draft).map((token) => [token.path, token])),
    [later.draft],
  );
  const changed = useMemo(() => new Set(Object.keys(later.changes)), [later.changes]);
  const token = tokens.get(selected) ?? [...tokens.values()][0]!;
  const values = valuesOf(draft);
  const isSaved = isSame(values, valuesOf(file));

  useEffect(() => {
    const pause = setTimeout(() => writeLink({ values: changes, views }), 300);
    return () => clearTimeout(pause);
  }, [changes, views]);

  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: string, listener: (event: KeyboardEvent) => void) =>
      addEventListener(type, listener as EventListener, listening);
    for (const type of ['pointerup', 'focusout']) listen(type, () => act({ kind: 'settle' }));
    listen('keydown', (event) => {
      const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'range';
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping) return;
      event.preventDefault();
      act({ kind: event.shiftKey ? 'redo' : 'undo' });
    });
    // The file may have been edited or committed elsewhere.
    listen(
      'focus',
      () => void fetch('/desk/tokens').then(async (answer) => setFiles((await answer.json()) as Files)),
    );
    return () => listening.abort();
  }, []);

  /** Does something that may fail, and says so. */
  async function attempt(failure: MessageId, action: () => Promise<Notice | undefined>) {
    setAnchor(null);
    try {
      setNotice(await action());
    } catch (error) {
      setNotice({ severity: 'error', message: text(failure), details: (error as Error).message });
    }
  }

  const save = () =>
    attempt('desk.save.failed', async () => {
      const key = document.querySelector<HTMLMetaElement>('meta[name=stet-desk]')?.content ?? '';
      const body = JSON.stringify(differences(values, valuesOf(file)));
      const response = await fetch('/desk/tokens', { method: 'POST', headers: { 'x-stet-desk': key }, body });
      const answer = (await response.json()) as Files & { diff?: string; problem?: string };
      if (answer.problem !== undefined) throw new Error(answer.problem);
      setFiles(answer);
      setDiff(answer.diff ?? '');
      return undefined;
    });

  const open = (chosen: readonly File[]) =>
    attempt('desk.file.unreadable', async () => {
      const parts = await Promise.all(
        chosen.map(async (one) => [one.name.split('.')[0]!, read(await one.text())] as const),
      );
      // Base, light and dark lie in files of their own in some tools.
      const whole = parts.length > 1 ? Object.fromEntries(parts) : parts[0]![1];
      const { values: theirs, unknown } = valuesFrom(whole, draft);
      act({ kind: 'replace', values: differences({ ...values, ...theirs }, committed) });
      const count = unknown.length || Object.keys(theirs).length;
      return unknown.length > 0
        ? { severity: 'error', message: text('desk.file.unknown', { count }), details: unknown.join(', ') }
        : { severity: 'success', message: text('desk.file.read', { count }) };
    });

  const share = () =>
    attempt('desk.file.notCopied', async () => {
      writeLink({ values: changes, views });
      await navigator.clipboard.writeText(location.href);
      return { severity: 'success', message: text('desk.file.copied') };
    });

  const give = (name: string, json: Group) => () => {
    setAnchor(null);
    download(name, json === draft ? editText(saved, values) : JSON.stringify(json, null, 2));
  };
  const set = (path: string, value: Json | undefined) =>
    act({ kind: 'set', path, value: isSame(value, committed[path]) ? undefined : value });
  const reset = (path?: string) => (path ? set(path, undefined) : act({ kind: 'replace', values: {} }));
  const subject = Object.keys(changes).slice(0, 2).join(', ');
  const code = {
    component: 'pre',
    dir: 'ltr',
    tabIndex: 0,
    sx: { overflow: 'auto', padding: 2, backgroundColor: 'surface.laid', fontSize: 'sizes.meta' },
  } as const;

  return (
    <Box sx={{ display: 'grid', height: '100vh', gridTemplateRows: 'auto minmax(0, 1fr)' }}>
      <title>{text('desk.page.title')}</title>
      <Stack
        component="header"
        direction="row"
        sx={{
          gap: 1,
          alignItems: 'center',
          minHeight: 64,
          paddingInline: 1,
          borderBlockEnd: 1,
          borderColor: 'line.hair',
        }}
      >
        <Typography variant="h3" component="h1" noWrap sx={{ flex: 'none', marginInline: 1 }}>
          {text('desk.page.title')}
        </Typography>
        {(
          [
            ['undo', past],
            ['redo', future],
          ] as const
        ).map(([kind, list]) => (
          <Button key={kind} size="small" aria-disabled={list.length === 0} onClick={() => act({ kind })}>
            {text(`desk.step.${kind}`)}
          </Button>
        ))}
        <FormControlLabel
          control={<Switch size="small" checked={isComparing} onChange={(_, next) => setComparing(next)} />}
          label={text('desk.step.compare')}
          sx={{ flex: 'none' }}
        />
        <Typography
          variant="reference"
          role="status"
          sx={{ flex: 1, lineHeight: 1.25, color: current.problem ? 'feedback.error' : 'text.tertiary' }}
        >
          {text(current.problem ? 'desk.build.refuses' : 'desk.build.accepts')}{' '}
          {current.problem && <Code>{current.problem}</Code>}
        </Typography>
        <Button
          size="small"
          lang={otherLanguage(language)}
          onClick={() => onLanguage(otherLanguage(language))}
        >
          {languages[otherLanguage(language)].name}
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          endIcon={<ExpandMoreIcon />}
          sx={{ flex: 'none' }}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {text('desk.file.menu')}
        </Button>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          <MenuItem onClick={() => picker.current?.click()}>{text('desk.file.open')}</MenuItem>
          {Object.entries(anchor ? formatsOf(draft) : {}).map(([name, json]) => (
            <MenuItem key={name} onClick={give(name, json)}>
              {text('desk.file.download', { file: name })}
            </MenuItem>
          ))}
          <MenuItem onClick={share}>{text('desk.file.link')}</MenuItem>
        </Menu>
        <input
          ref={picker}
          type="file"
          accept=".json"
          multiple
          hidden
          aria-label={text('desk.file.open')}
          onChange={({ target }) => {
            void open([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Button size="small" variant="contained" aria-disabled={isSaved} onClick={() => !isSaved && save()}>
          {text('desk.save.action')}
        </Button>
      </Stack>
      <Box
        component="main"
        sx={{ display: 'grid', gridTemplateColumns: '23rem minmax(0, 1fr)', minHeight: 0 }}
      >
        <Stack
          sx={{
            minHeight: 0,
            padding: 2,
            borderInlineEnd: '3px double',
            borderInlineEndColor: 'line.strong',
          }}
        >
          <TokenList
            file={later.draft}
            tokens={tokens}
            changed={changed}
            selected={token.path}
            onSelect={setSelected}
          />
          <Editor
            token={{ ...token, value: values[token.path]! }}
            tokens={tokens}
            file={new TokenFile(current.resolved ? draft : file)}
            isChanged={token.path in changes}
            onChange={(value) => set(token.path, value)}
            onSelect={setSelected}
          />
        </Stack>
        <Stack
          sx={{
            gap: 1.5,
            padding: 2,
            minHeight: 0,
            '& > :first-child': { flex: 1 },
            '& > :last-child': { flex: '0 0 15.5rem' },
          }}
        >
          <Frames views={views} tokens={shown} onChange={setViews} />
          {notice && (
            <Alert severity={notice.severity} onClose={() => setNotice(undefined)}>
              {notice.message} {notice.details && <Code>{notice.details}</Code>}
            </Alert>
          )}
          <Findings
            pairs={later.current.pairs}
            pairsBefore={before.pairs}
            {...{ overflows, committed }}
            changes={later.changes}
            onSelect={setSelected}
            onReset={reset}
          />
        </Stack>
        <Box
          component="iframe"
          ref={probe}
          title=""
          aria-hidden
          tabIndex={-1}
          sx={{ position: 'fixed', visibility: 'hidden', width: 320, height: 800, border: 0 }}
        />
      </Box>
      <Dialog
        open={diff !== undefined}
        onClose={() => setDiff(undefined)}
        maxWidth="md"
        fullWidth
        aria-labelledby="desk-saved"
      >
        <Stack sx={{ gap: 2, padding: 4 }}>
          <Typography variant="h3" component="h2" id="desk-saved">
            {text('desk.save.done')}
          </Typography>
          <Typography>{text('desk.save.diff')}</Typography>
          <Box {...code}>{diff}</Box>
          <Typography>{text('desk.save.commit')}</Typography>
          <Box {...code}>{`git commit theme/tokens.json -m "Change ${subject}"\ngit push`}</Box>
          <Button variant="contained" sx={{ alignSelf: 'end' }} onClick={() => setDiff(undefined)}>
            {text('desk.save.close')}
          </Button>
        </Stack>
      </Dialog>
    </Box>
  );
}
