import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Children, memo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../src/locale/useText';
import type { MessageId } from '../../translations';
import type { ContrastPair } from '../src/checkTokens';
import type { Overflow } from './overflow';
import { Code } from './TokenList';

const Row = ({ children }: { children: ReactNode }) => (
  <TableRow>
    {Children.map(children, (cell) => (
      <TableCell>{cell}</TableCell>
    ))}
  </TableRow>
);

interface FindingProps {
  title: MessageId;
  /** Undefined while it is being counted. */
  count: number | undefined;
  heads: readonly MessageId[];
  children: ReactNode;
}

/** A table with its count. */
function Finding({ title, count, heads, children }: FindingProps) {
  const text = useText();
  return (
    <Box component="section" tabIndex={0} aria-labelledby={title} sx={{ overflow: 'auto' }}>
      <Typography variant="h4" component="h2" id={title} sx={{ paddingBlock: 1 }}>
        {count === undefined ? (
          text('desk.overflow.busy')
        ) : (
          <FormattedMessage id={title} values={{ count }} />
        )}
      </Typography>
      <Table size="small" sx={{ '& th, & td': { paddingInline: 1 } }}>
        <TableHead>
          <Row>{heads.map((id) => text(id))}</Row>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </Box>
  );
}

/** As the build compares: a ratio just below the least is not rounded up to it. */
const ratio = (value: number | undefined) =>
  value === undefined ? '–' : (Math.floor(value * 100) / 100).toFixed(2);

interface PairProps extends ContrastPair {
  before: number | undefined;
  onSelect: (path: string) => void;
}

const Pair = memo(function Pair(pair: PairProps) {
  const text = useText();
  const { name, ground, scheme, color, below, least, before, onSelect } = pair;
  const [role, on] = [name, ground].map((one) => (
    <Link
      key={one}
      component="button"
      type="button"
      variant="small"
      onClick={() => onSelect(`color.${scheme}.${one}`)}
    >
      <Code>{one}</Code>
    </Link>
  ));
  return (
    <Row>
      <>
        <Box
          component="span"
          aria-hidden
          style={{ color, backgroundColor: below }}
          sx={{ paddingInline: 1, marginInlineEnd: 1, border: 1, borderColor: 'line.hair' }}
        >
          {text('desk.contrast.sample')}
        </Box>
        {role}
      </>
      {on}
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
const pairHeads = ['color', 'ground', 'scheme', 'least', 'before', 'now'] as const;
const overflowHeads = ['page', 'text', 'excess'] as const;

interface FindingsProps {
  pairs: readonly ContrastPair[];
  pairsBefore: readonly ContrastPair[];
  overflows: readonly Overflow[] | undefined;
  onSelect: (path: string) => void;
}

/** What the tokens break. */
export const Findings = memo(function Findings(props: FindingsProps) {
  const { pairs, pairsBefore, overflows, onSelect } = props;
  const before = new Map(pairsBefore.map((pair) => [keyOf(pair), pair.ratio]));
  // Failing ones first, then those that have changed, then by how near they are to failing.
  const rank = (pair: ContrastPair) =>
    pair.ratio / pair.least +
    (pair.ratio < pair.least ? -200 : before.get(keyOf(pair)) === pair.ratio ? 0 : -100);
  return (
    <Box sx={{ display: 'grid', gridTemplate: 'minmax(0, 1fr) / auto minmax(0, 1fr)', gap: 2, minHeight: 0 }}>
      <Finding
        title="desk.contrast.title"
        count={pairs.filter((pair) => pair.ratio < pair.least).length}
        heads={pairHeads.map((name) => `desk.head.${name}` as const)}
      >
        {pairs
          .toSorted((one, other) => rank(one) - rank(other))
          .map((pair) => (
            <Pair key={keyOf(pair)} {...pair} before={before.get(keyOf(pair))} onSelect={onSelect} />
          ))}
      </Finding>
      <Finding
        title="desk.overflow.title"
        count={overflows?.length}
        heads={overflowHeads.map((name) => `desk.head.${name}` as const)}
      >
        {overflows?.map(({ page, text, excess }) => (
          <Row key={`${page} ${text} ${excess}`}>
            <Code>{page}</Code>
            <bdi>{text}</bdi>
            <Code>{`${excess} px`}</Code>
          </Row>
        ))}
      </Finding>
    </Box>
  );
});
