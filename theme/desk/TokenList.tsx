import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import type { PopperProps } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { useText } from '../../src/locale/useText';
import { isGroup, TokenFile, type Group, type Json } from '../src/tokenFile';
import type { Token, Values } from './draft';

/** A name or value of the token file, which reads from left to right in Hebrew too. */
export const Code = ({ children }: { children: string | number }) => (
  <bdi dir="ltr" lang="en">
    {children}
  </bdi>
);

export const Swatch = ({ color, size }: { color: string; size: number }) => (
  <Box
    aria-hidden
    style={{ backgroundColor: color, width: size, height: size }}
    sx={{ flex: 'none', border: 1, borderColor: 'line.edge', borderRadius: ({ radii }) => radii.sheet }}
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

/** A token's colour, also where it refers to one. */
function colorOf(file: Group, path: string, type: string): string | undefined {
  try {
    return type === 'color' ? new TokenFile(file).color(path) : undefined;
  } catch {
    return undefined;
  }
}

interface RowProps {
  path: string;
  content: string;
  color: string | undefined;
  isChanged: boolean;
}

/** The name and value of a token. */
const Row = memo(function Row({ path, content, color, isChanged }: RowProps) {
  return (
    <>
      {color && <Swatch color={color} size={18} />}
      <Typography variant="small" noWrap sx={{ flex: 'none', marginInline: 1 }}>
        <Code>{path.slice(path.lastIndexOf('.') + 1)}</Code>
      </Typography>
      {isChanged && <Box sx={{ width: 8, height: 8, borderRadius: '50%', backgroundColor: 'mark.insert' }} />}
      <Typography variant="reference" noWrap sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}>
        <Code>{content}</Code>
      </Typography>
    </>
  );
});

/** The list below the field, instead of above the page. */
const List = ({ children }: PopperProps) => (
  <Box sx={{ flex: 1, minHeight: 0 }}>{typeof children !== 'function' && children}</Box>
);

const levels = ['all', 'raw', 'role', 'component', 'changed'] as const;

interface TokenListProps {
  file: Group;
  tokens: readonly Token[];
  changes: Values;
  selected: Token;
  onSelect: (path: string) => void;
}

/** All tokens by group, with a search and their levels. */
export const TokenList = memo(function TokenList(props: TokenListProps) {
  const { file, tokens, changes, selected, onSelect } = props;
  const text = useText();
  const [query, setQuery] = useState('');
  const [level, setLevel] = useState<(typeof levels)[number]>('all');
  const words = query.toLowerCase().split(/\s+/);
  const isFound = ({ path, description, value, level: own }: Token) => {
    const content = `${path} ${description} ${brief(value)}`.toLowerCase();
    const isShown = level === 'changed' ? path in changes : level === 'all' || level === own;
    return isShown && words.every((word) => content.includes(word));
  };
  return (
    <Stack sx={{ gap: 1, minHeight: 0, flex: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={level}
        aria-label={text('desk.tokens.level')}
        onChange={(_, next: typeof level | null) => next && setLevel(next)}
      >
        {levels.map((one) => (
          <ToggleButton key={one} value={one} sx={{ flex: 'auto', paddingInline: 0.5 }}>
            {text(`desk.level.${one}`, { count: Object.keys(changes).length })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Autocomplete
        open
        disableClearable
        disableCloseOnSelect
        forcePopupIcon={false}
        size="small"
        options={tokens}
        filterOptions={(options) => options.filter(isFound)}
        groupBy={({ path }) => path.slice(0, path.lastIndexOf('.'))}
        getOptionLabel={({ path }) => path}
        isOptionEqualToValue={(one, other) => one.path === other.path}
        value={selected}
        onChange={(_, { path }) => onSelect(path)}
        inputValue={query}
        onInputChange={(_, typed, reason) => reason === 'input' && setQuery(typed)}
        noOptionsText={text('desk.tokens.none')}
        renderInput={(field) => <TextField {...field} label={text('desk.tokens.search')} />}
        // MUI's own groups are list items, which a listbox may not have.
        renderGroup={({ key, group, children }) => (
          <div key={key} role="group" aria-label={group}>
            <ListSubheader component="div" role="presentation" sx={{ lineHeight: 2.4 }}>
              <Code>{group}</Code>
            </ListSubheader>
            {children}
          </div>
        )}
        renderOption={({ key, ...option }, { path, ...token }) => (
          <li
            key={key}
            {...option}
            aria-label={path in changes ? `${path}, ${text('desk.tokens.changed')}` : path}
          >
            <Row
              path={path}
              content={brief(token.value)}
              color={colorOf(file, path, token.type)}
              isChanged={path in changes}
            />
          </li>
        )}
        slots={{ popper: List }}
        slotProps={{
          paper: { sx: { height: '100%', boxShadow: 'none' } },
          listbox: {
            sx: { maxHeight: '100%', '& .MuiAutocomplete-option': { minHeight: 32, paddingBlock: 0.5 } },
          },
        }}
      />
    </Stack>
  );
});
