import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { useText } from '../../src/locale/useText';
import { isGroup, TokenFile, type Group, type Json } from '../src/tokenFile';
import type { Level, Token } from './draft';

/** A name or value of the token file, which reads from left to right in Hebrew too. */
export const Code = ({ children }: { children: string | number }) => (
  <bdi dir="ltr" lang="en">
    {children}
  </bdi>
);

export const Swatch = ({ color, size }: { color: string; size: number }) => (
  <Box
    aria-hidden
    style={{ backgroundColor: color }}
    sx={{
      flex: 'none',
      width: size,
      height: size,
      border: 1,
      borderColor: 'line.edge',
      borderRadius: (theme) => theme.radii.sheet,
    }}
  />
);

/** A value in a few characters. */
export function brief(value: Json): string {
  if (Array.isArray(value)) return value.map(brief).join(', ');
  if (!isGroup(value)) return String(value).replace('color.primitive.', '');
  if ('colorSpace' in value) return String(value.hex ?? value.colorSpace);
  return Object.values(value)
    .map(brief)
    .join('unit' in value ? '' : ' ');
}

const levels = ['all', 'raw', 'role', 'component'] as const;
const groupOf = (path: string) => path.split('.').slice(0, -1).join('.');

/** A token's colour, also where it refers to one. */
function colorOf(file: Group, { path, type }: Token): string | undefined {
  try {
    return type === 'color' ? new TokenFile(file).color(path) : undefined;
  } catch {
    return undefined;
  }
}

interface RowProps {
  path: string;
  value: string;
  color: string | undefined;
  isChanged: boolean;
}

/** The name and value of a token. */
const Row = memo(function Row({ path, value, color, isChanged }: RowProps) {
  return (
    <>
      {color && <Swatch color={color} size={18} />}
      <Typography variant="small" component="span" noWrap sx={{ flex: 'none' }}>
        <Code>{path.slice(groupOf(path).length + 1)}</Code>
      </Typography>
      {isChanged && (
        <Box
          component="span"
          sx={{ flex: 'none', width: 8, height: 8, borderRadius: '50%', backgroundColor: 'mark.insert' }}
        />
      )}
      <Typography
        variant="reference"
        component="span"
        noWrap
        sx={{ marginInlineStart: 'auto', color: 'text.tertiary' }}
      >
        <Code>{value}</Code>
      </Typography>
    </>
  );
});

interface TokenListProps {
  file: Group;
  tokens: ReadonlyMap<string, Token>;
  changed: ReadonlySet<string>;
  selected: string;
  onSelect: (path: string) => void;
}

/** All tokens by group, with a search and their levels. */
export const TokenList = memo(function TokenList({
  file,
  tokens,
  changed,
  selected,
  onSelect,
}: TokenListProps) {
  const text = useText();
  const [query, setQuery] = useState('');
  const [level, setLevel] = useState<Level | 'all'>('all');
  const words = query.toLowerCase().split(/\s+/);
  const found = [...tokens.values()].filter(({ path, description, value, level: own }) => {
    const content = `${path} ${description} ${brief(value)}`.toLowerCase();
    return (level === 'all' || level === own) && words.every((word) => content.includes(word));
  });
  const focusable = found.some(({ path }) => path === selected) ? selected : found[0]?.path;
  return (
    <Stack sx={{ gap: 1, minHeight: 0, flex: 1 }}>
      <TextField
        size="small"
        type="search"
        label={text('desk.tokens.search')}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={level}
        aria-label={text('desk.tokens.level')}
        onChange={(_, next: Level | 'all' | null) => next && setLevel(next)}
      >
        {levels.map((one) => (
          <ToggleButton key={one} value={one} sx={{ flex: 'auto' }}>
            {text(`desk.level.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {found.length === 0 && (
        <Typography variant="small" role="status">
          {text('desk.tokens.none')}
        </Typography>
      )}
      <MenuList
        role="listbox"
        aria-label={text('desk.tokens.list')}
        sx={{ overflowY: 'auto', flex: 1, padding: 0 }}
      >
        {found.flatMap((token, at) => [
          groupOf(found[at - 1]?.path ?? '') !== groupOf(token.path) && (
            <ListSubheader
              key={groupOf(token.path)}
              role="presentation"
              sx={{ lineHeight: 2.4, paddingInline: 1 }}
            >
              <Code>{groupOf(token.path)}</Code>
            </ListSubheader>
          ),
          <MenuItem
            key={token.path}
            role="option"
            aria-label={
              changed.has(token.path) ? `${token.path}, ${text('desk.tokens.changed')}` : token.path
            }
            selected={token.path === selected}
            aria-selected={token.path === selected}
            tabIndex={token.path === focusable ? 0 : -1}
            onClick={() => onSelect(token.path)}
            sx={{
              '&&': { minHeight: 32 },
              gap: 1,
              paddingBlock: 0.5,
              paddingInline: 1,
              justifyContent: 'start',
            }}
          >
            <Row
              path={token.path}
              value={brief(token.value)}
              color={colorOf(file, token)}
              isChanged={changed.has(token.path)}
            />
          </MenuItem>,
        ])}
      </MenuList>
    </Stack>
  );
});
