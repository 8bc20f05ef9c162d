import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import useSWR from 'swr';
import { languages, otherLanguage, type Language } from '../../src/locale/languages';
import { useText } from '../../src/locale/useText';
import type { MessageId } from '../../translations';
import { parseTokens, TokenFile, type Group } from '../src/tokenFile';
import {
  differences,
  editText,
  evaluate,
  isSame,
  step,
  tokensOf,
  valuesOf,
  withValues,
  type Values,
} from './draft';
import { Editor } from './Editor';
import { Findings } from './Findings';
import { formatsOf, valuesFrom } from './formats';
import { Frames } from './Frames';
import { useOverflows } from './overflow';
import { Code, TokenList } from './TokenList';
import { firstViews, readLink, writeLink, type View } from './view';

/** The text of the token file, and of the last commit. */
interface Files {
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
  language: Language;
  onLanguage: (language: Language) => void;
}

export function Desk({ language, onLanguage }: DeskProps) {
  const text = useText();
  // Asked again when the window gets the focus: the file may have been edited or committed elsewhere.
  const fetchFiles = async () => (await fetch('/desk/tokens')).json() as Promise<Files>;
  const { data, mutate } = useSWR('/desk/tokens', fetchFiles, { suspense: true });
  const { saved, committed: lastCommit } = data;
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
  const [{ all, at }, act] = useReducer(step, undefined, () => {
    const own = differences(valuesOf(file), committed);
    const now = link ? differences(link.values, committed) : own;
    return isSame(now, own) ? { all: [own], at: 0 } : { all: [own, now], at: 1 };
  });
  const changes = all[at]!;
  const [views, setViews] = useState<readonly View[]>(link?.views ?? firstViews);
  const [selected, setSelected] = useState('color.primitive.blue.700');
  const [isComparing, setComparing] = useState(false);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const probe = useRef<HTMLIFrameElement>(null);

  const before = useMemo(() => evaluate(withValues(file, committed)), [file, committed]);
  const current = useMemo(
    () => ({ changes, ...evaluate(withValues(file, { ...committed, ...changes })) }),
    [file, committed, changes],
  );
  // What cannot be resolved is not shown: the frames keep what they had.
  const [good, setGood] = useState(before.resolved!);
  if (current.resolved && current.resolved !== good) setGood(current.resolved);
  const shown = (isComparing && before.resolved) || good;
  // The frames first; lists and tables when there is time.
  const later = useDeferredValue(current);
  const overflows = useOverflows(probe, views, useDeferredValue(shown));
  const tokens = useMemo(() => tokensOf(later.json), [later]);
  const token = tokens.find(({ path }) => path === selected) ?? tokens[0]!;
  const values = { ...committed, ...changes };
  const unsaved = differences(values, valuesOf(file));
  const isSaved = isSame(unsaved, {});

  useEffect(() => {
    const pause = setTimeout(() => writeLink({ values: changes, views }), 300);
    return () => clearTimeout(pause);
  }, [changes, views]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerup', 'focusout']) addEventListener(type, () => act('rest'), { signal });
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'range';
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping) return;
      event.preventDefault();
      act({ by: event.shiftKey ? 1 : -1 });
    };
    addEventListener('keydown', onKey, { signal });
    return () => listening.abort();
  }, []);

  const change = (more: Values, gesture?: string) =>
    act({ values: differences({ ...values, ...more }, committed), ...(gesture && { gesture }) });

  /** Does something that may fail, and says so. */
  async function attempt(failure: MessageId, action: () => Promise<Notice>) {
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
      const body = JSON.stringify(unsaved);
      const response = await fetch('/desk/tokens', { method: 'POST', headers: { 'x-stet-desk': key }, body });
      const answer = (await response.json()) as Files & { diff: string; problem?: string };
      if (answer.problem !== undefined) throw new Error(answer.problem);
      await mutate(answer, { revalidate: false });
      const subject = Object.keys(changes).slice(0, 2).join(', ');
      const commands = `git commit theme/tokens.json -m "Change ${subject}"\ngit push`;
      return { severity: 'success', message: text('desk.save.done'), details: `${answer.diff}\n${commands}` };
    });

  const open = (chosen: readonly File[]) =>
    attempt('desk.file.unreadable', async () => {
      const parts = await Promise.all(
        chosen.map(async (one) => [one.name.split('.')[0]!, read(await one.text())] as const),
      );
      // Base, light and dark lie in files of their own in some tools.
      const whole = parts.length > 1 ? Object.fromEntries(parts) : parts[0]![1];
      const { values: theirs, unknown } = valuesFrom(whole, current.json);
      change(theirs);
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
    download(name, name === 'tokens.json' ? editText(saved, values) : JSON.stringify(json, null, 2));
  };
  return (
    <Box
      sx={{
        display: 'grid',
        height: '100vh',
        gridTemplate: 'auto minmax(0, 1fr) / 23rem minmax(0, 1fr)',
        '& > header': { gridColumn: 'span 2' },
      }}
    >
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
        <Button size="small" aria-disabled={at === 0} onClick={() => act({ by: -1 })}>
          {text('desk.step.undo')}
        </Button>
        <Button size="small" aria-disabled={at === all.length - 1} onClick={() => act({ by: 1 })}>
          {text('desk.step.redo')}
        </Button>
        <Button size="small" aria-disabled={isSame(changes, {})} onClick={() => act({ values: {} })}>
          {text('desk.step.reset')}
        </Button>
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
          {Object.entries(anchor ? formatsOf(current.json) : {}).map(([name, json]) => (
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
      <Stack
        component="aside"
        sx={{ minHeight: 0, padding: 2, borderInlineEnd: '3px double', borderInlineEndColor: 'line.strong' }}
      >
        <TokenList
          file={later.json}
          tokens={tokens}
          changes={later.changes}
          selected={token}
          onSelect={setSelected}
        />
        <Editor
          token={{ ...token, value: values[token.path]! }}
          tokens={tokens}
          file={new TokenFile(current.resolved ? current.json : file)}
          committed={token.path in changes ? committed[token.path] : undefined}
          onChange={(value) => change({ [token.path]: value }, token.path)}
          onSelect={setSelected}
        />
      </Stack>
      <Stack
        component="main"
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
            {notice.message}
            {notice.details && (
              <Box
                component="pre"
                dir="ltr"
                tabIndex={0}
                sx={{ margin: 0, maxHeight: '10rem', overflow: 'auto', whiteSpace: 'pre-wrap' }}
              >
                {notice.details}
              </Box>
            )}
          </Alert>
        )}
        <Findings
          pairs={later.pairs}
          pairsBefore={before.pairs}
          overflows={overflows}
          onSelect={setSelected}
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
  );
}
