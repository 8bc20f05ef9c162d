import CheckIcon from '@mui/icons-material/CheckOutlined';
import Chip from '@mui/material/Chip';
import { OwnDirection } from '../../components/OwnDirection';
import type { Tag } from '../../data/posts';

const tick = (
  <CheckIcon
    // As far from the edge as the label is at the other end.
    sx={{ fontSize: 'sizes.compact', marginInline: (theme) => theme.spacing(1.25, -0.75) }}
  />
);

interface SubjectChipProps {
  tag: Tag;
  isOn: boolean;
  onToggle: (slug: string) => void;
}

/** A subject that can be switched on and off. */
export function SubjectChip({ tag: { slug, name }, isOn, onToggle }: SubjectChipProps) {
  return (
    <Chip
      component="button"
      label={<OwnDirection>{name}</OwnDirection>}
      aria-pressed={isOn}
      icon={isOn ? tick : undefined}
      onClick={() => onToggle(slug)}
      sx={{ maxWidth: '100%', '& .MuiChip-label': { whiteSpace: 'normal' } }}
    />
  );
}
