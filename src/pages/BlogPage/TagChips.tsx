import Stack from '@mui/material/Stack';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJs } from '../../styles/hideWithoutJs';
import type { Tag } from '../../data/posts';
import { useText } from '../../locale/useText';

interface TagChipsProps {
  /** Null while loading. */
  tags: readonly Tag[] | null;
  selected: readonly string[];
  onToggle: (slug: string) => void;
  onReset: () => void;
}

/** Skeleton widths in pixels. */
const places = [92, 96, 104, 108, 90, 118];

const tick = (
  <CheckIcon
    // As far from the edge as the label is at the other end.
    sx={{ fontSize: 'sizes.compact', marginInline: (theme) => theme.spacing(1.25, -0.75) }}
  />
);

/** Subjects as toggle chips, several of which can be on. “Reset” appears from the second one. */
export function TagChips({ tags, selected, onToggle, onReset }: TagChipsProps) {
  const text = useText();
  return (
    <Stack
      direction="row"
      spacing={1.25}
      role="group"
      aria-label={text('blog.tags.label')}
      sx={{ flexWrap: 'wrap', alignItems: 'center', minHeight: 40, ...hideWithoutJs }}
    >
      {tags
        ? tags.map(({ slug, name }) => {
            const isOn = selected.includes(slug);
            return (
              <Chip
                key={slug}
                component="button"
                label={name}
                aria-pressed={isOn}
                icon={isOn ? tick : undefined}
                onClick={() => onToggle(slug)}
                sx={{ maxWidth: '100%', '& .MuiChip-label': { whiteSpace: 'normal' } }}
              />
            );
          })
        : places.map((width) => <Skeleton key={width} aria-hidden sx={{ width, height: 40 }} />)}
      {tags && selected.length > 1 && (
        <Button
          variant="text"
          size="small"
          startIcon={<UndoIcon className="directional" />}
          onClick={({ currentTarget }) => {
            // This button is removed, so the focus moves.
            currentTarget.parentElement?.querySelector('button')?.focus();
            onReset();
          }}
        >
          <FormattedMessage id="blog.tags.reset" />
        </Button>
      )}
    </Stack>
  );
}
