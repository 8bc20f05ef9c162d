import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { SectionNumber } from '../../components/SectionNumber';
import { excerptAround, markFound, quotedText, type FoundEntry } from '../../data/search';
import { directionOf } from '../../locale/languages';
import { useLocale } from '../../locale/useLocale';
import { textDirection } from '../../text/textDirection';

function Found({ text, query, language }: { text: string; query: string; language: string }) {
  return (
    <bdi lang={language} dir={textDirection(text, directionOf(language))}>
      {markFound(text, query).map((part, index) =>
        // The parts of one text never change places.
        // eslint-disable-next-line react/no-array-index-key
        part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </bdi>
  );
}

interface SearchResultProps {
  id: string;
  entry: FoundEntry;
  query: string;
  isActive: boolean;
  onHighlight: () => void;
  onChoose: () => void;
}

/** A result: title, number, and the text around the match. */
export function SearchResult({ id, entry, query, isActive, onHighlight, onChoose }: SearchResultProps) {
  const { quote } = entry;
  const language = useLocale('language');
  const row = useRef<HTMLDivElement>(null);
  // Not again when the highlight moves, since a section's text is long.
  const excerpt = useMemo(
    () => excerptAround(quote?.text ?? quotedText(entry, query), query),
    [quote, entry, query],
  );
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    // The keyboard stays in the field and points from there (combobox pattern).
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <Stack
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={onHighlight}
      onClick={onChoose}
      sx={{
        paddingBlock: 1.5,
        paddingInline: { xs: 2.5, sm: 3.5 },
        cursor: 'pointer',
        '&[aria-selected=true]': {
          position: 'relative',
          backgroundColor: 'surface.laid',
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: 0,
            borderInlineStart: '3px solid',
            color: 'line.ink',
          },
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography
          variant="smallSerif"
          component="span"
          sx={{ fontSize: 'sizes.title1', textWrap: 'balance' }}
        >
          <Found text={entry.title} query={query} language={language} />
        </Typography>
        {entry.number && (
          <Typography variant="smallSerif" component="span" color="textTertiary">
            <SectionNumber of={entry.number} />
          </Typography>
        )}
      </Stack>
      <Typography variant="small" component="span" color="textSecondary">
        <Found text={excerpt} query={query} language={quote?.language ?? language} />
      </Typography>
    </Stack>
  );
}
