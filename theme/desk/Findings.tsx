import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Children, memo, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../src/locale/useText';
import type { ContrastPair } from '../src/checkTokens';
import type { Values } from './editText';
import type { Overflow } from './overflow';
import { brief, Code } from './TokenList';

type Select = (path: string) => void;

const Name = ({ path, name = path, onSelect }: { path: string; name?: string; onSelect: Select }) => (
  <Link component="button" type="button" variant="small" onClick={() => onSelect(path)}>
    <Code>{name}</Code>
  </Link>
);

/** As the build compares: a ratio just below the least is not rounded up to it. */
const ratio = (value: number | undefined) =>
  value === undefined ? '–' : (Math.floor(value * 100) / 100).toFixed(2);

const Row = ({ children }: { children: ReactNode }) => (
  <TableRow>
    {Children.map(children, (cell) => (
      <TableCell>{cell}</TableCell>
    ))}
  </TableRow>
);

interface PairProps extends ContrastPair {
  before: number | undefined;
  onSelect: Select;
}

const Pair = memo(function Pair(pair: PairProps) {
  const text = useText();
  const { name, ground, scheme, color, below, least, before, onSelect } = pair;
  const sample = { paddingInline: 1, marginInlineEnd: 1.5, border: 1, borderColor: 'line.hair' };
  return (
    <Row>
      <>
        <Box component="span" aria-hidden style={{ color, backgroundColor: below }} sx={sample}>
          {text('desk.contrast.sample')}
        </Box>
        <Name path={`color.${scheme}.${name}`} name={name} onSelect={onSelect} />
      </>
      <Name path={`color.${scheme}.${ground}`} name={ground} onSelect={onSelect} />
      {text(`desk.scheme.${scheme}`)}
      <Code>{least}</Code>
      <Code>{ratio(before)}</Code>
      <Box component="span" sx={before === pair.ratio ? undefined : { fontWeight: 'fontWeightBold' }}>
        <Code>{ratio(pair.ratio)}</Code>{' '}
        {pair.ratio < least && <Chip size="small" color="error" label={text('desk.contrast.fails')} />}
      </Box>
    </Row>
  );
});

const keyOf = ({ name, ground, scheme }: ContrastPair) => `${name} ${ground} ${scheme}`;
const heads = {
  contrast: ['color', 'ground', 'scheme', 'least', 'before', 'now'],
  overflow: ['page', 'text', 'excess'],
  changes: ['token', 'committed', 'now', 'reset'],
} as const;
const tabs = ['contrast', 'overflow', 'changes'] as const;

interface FindingsProps {
  pairs: readonly ContrastPair[];
  pairsBefore: readonly ContrastPair[];
  overflows: readonly Overflow[] | undefined;
  changes: Values;
  committed: Values;
  onSelect: Select;
  /** All of them without a path. */
  onReset: (path?: string) => void;
}

/** What the tokens break, and what has changed. */
export const Findings = memo(function Findings(props: FindingsProps) {
  const { pairs, pairsBefore, overflows, changes, committed, onSelect, onReset } = props;
  const text = useText();
  const [tab, setTab] = useState<(typeof tabs)[number]>('contrast');
  const before = new Map(pairsBefore.map((pair) => [keyOf(pair), pair.ratio]));
  // Failing ones first, then those that have changed, then by how near they are to failing.
  const rank = (pair: ContrastPair) =>
    pair.ratio / pair.least +
    (pair.ratio < pair.least ? -200 : before.get(keyOf(pair)) === pair.ratio ? 0 : -100);
  const counts = {
    contrast: pairs.filter((pair) => pair.ratio < pair.least).length,
    overflow: overflows?.length ?? 0,
    changes: Object.keys(changes).length,
  };
  const rows = {
    contrast: () =>
      pairs
        .toSorted((one, other) => rank(one) - rank(other))
        .map((pair) => (
          <Pair key={keyOf(pair)} {...pair} before={before.get(keyOf(pair))} onSelect={onSelect} />
        )),
    overflow: () =>
      (overflows ?? []).map(({ page, text: words, excess }) => (
        <Row key={`${page} ${words} ${excess}`}>
          <Code>{page}</Code>
          <bdi>{words}</bdi>
          <Code>{`${excess} px`}</Code>
        </Row>
      )),
    changes: () =>
      Object.entries(changes).map(([path, value]) => (
        <Row key={path}>
          <Name path={path} onSelect={onSelect} />
          <Code>{brief(committed[path] ?? '')}</Code>
          <Code>{brief(value)}</Code>
          <Button
            size="small"
            aria-label={`${text('desk.edit.reset')} ${path}`}
            onClick={() => onReset(path)}
          >
            {text('desk.edit.reset')}
          </Button>
        </Row>
      )),
  }[tab]();
  const none = { contrast: 'refuses', overflow: overflows ? 'fits' : 'busy', changes: 'same' } as const;
  return (
    <Box
      component="section"
      aria-label={text('desk.findings.label')}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <Tabs value={tab} onChange={(_, next: typeof tab) => setTab(next)}>
        {tabs.map((name) => {
          const label = (
            <span>
              <FormattedMessage id={`desk.findings.${name}`} values={{ count: counts[name] }} />
            </span>
          );
          return (
            <Tab key={name} id={`desk-${name}`} aria-controls="desk-findings" value={name} label={label} />
          );
        })}
      </Tabs>
      <Box
        role="tabpanel"
        id="desk-findings"
        aria-labelledby={`desk-${tab}`}
        tabIndex={0}
        sx={{ overflowY: 'auto', flex: 1, minHeight: 0 }}
      >
        {rows.length > 0 ? (
          <Table size="small" stickyHeader>
            <TableHead>
              <Row>{heads[tab].map((name) => text(`desk.head.${name}`))}</Row>
            </TableHead>
            <TableBody>{rows}</TableBody>
          </Table>
        ) : (
          <Typography variant="small" sx={{ padding: 2 }}>
            {text(`desk.none.${none[tab]}`)}
          </Typography>
        )}
        {tab === 'changes' && rows.length > 0 && (
          <Button size="small" onClick={() => onReset()}>
            {text('desk.changes.all')}
          </Button>
        )}
      </Box>
    </Box>
  );
});
