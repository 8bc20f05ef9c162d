import Stack from '@mui/material/Stack';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJs } from '../../styles/hideWithoutJs';
import type { Tag } from '../../data/posts';
import { useOnDemand } from '../../hooks/useOnDemand';
import { useText } from '../../locale/useText';
import { SubjectChip } from './SubjectChip';

interface TagChipsProps {
  /** Null while loading. */
  tags: readonly Tag[] | null;
  selected: readonly string[];
  onToggle: (slug: string) => void;
  onReset: () => void;
}

/** Skeleton widths in pixels. */
const places = [92, 96, 104, 108, 90, 118];

/** The others are behind “All subjects”, unless they are selected. */
const mostShown = 12;

const loadAllSubjects = () => import('./AllSubjects');

/** The most used subjects as toggle chips, several of which can be on. “Reset” appears from the second one. */
export function TagChips({ tags, selected, onToggle, onReset }: TagChipsProps) {
  const text = useText();
  const all = useOnDemand(loadAllSubjects);
  const shown = tags?.filter(({ slug }, index) => index < mostShown || selected.includes(slug));
  return (
    <Stack
      direction="row"
      spacing={1.25}
      role="group"
      aria-label={text('blog.tags.label')}
      sx={{ flexWrap: 'wrap', alignItems: 'center', minHeight: 40, ...hideWithoutJs }}
    >
      {shown
        ? shown.map((tag) => (
            <SubjectChip key={tag.slug} tag={tag} isOn={selected.includes(tag.slug)} onToggle={onToggle} />
          ))
        : places.map((width) => <Skeleton key={width} aria-hidden sx={{ width, height: 40 }} />)}
      {tags && tags.length > mostShown && (
        <Button variant="text" size="small" aria-haspopup="dialog" onClick={all.open} {...all.trigger}>
          <FormattedMessage id="blog.tags.all" />
        </Button>
      )}
      {all.module && tags && (
        <all.module.AllSubjects tags={tags} selected={selected} onToggle={onToggle} onClose={all.close} />
      )}
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
