import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
import { useState, type ReactNode } from 'react';

interface SegmentedControlProps<Option extends string> extends Pick<ToggleButtonGroupProps, 'size' | 'sx'> {
  label: string;
  options: readonly Option[];
  value: Option;
  onChange: (option: Option) => void;
  /** An option's label. */
  children: (option: Option) => ReactNode;
  /** The language of an option's label, if it is not the page's. */
  lang?: (option: Option) => string | undefined;
  /** The id of an option's button. */
  idOf?: (option: Option) => string;
}

/**
 * Buttons of which always one is selected. Tab reaches the selected one, where MUI's group has the button that had the focus last, at first
 * the first one; inside the group arrows move the focus as in MUI's.
 */
export function SegmentedControl<Option extends string>({
  label,
  options,
  value,
  onChange,
  children,
  lang,
  idOf,
  ...group
}: SegmentedControlProps<Option>) {
  const [isInside, setIsInside] = useState(false);
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      aria-label={label}
      // Pressing the selected button gives `null`.
      onChange={(_event, wanted: Option | null) => wanted && onChange(wanted)}
      onFocus={() => setIsInside(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsInside(currentTarget.contains(relatedTarget))}
      {...group}
    >
      {options.map((option) => (
        <ToggleButton
          key={option}
          value={option}
          id={idOf?.(option)}
          lang={lang?.(option)}
          tabIndex={isInside ? undefined : option === value ? 0 : -1}
        >
          {children(option)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
