import MenuList from '@mui/material/MenuList';
import type { FocusEvent, KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { radioItems } from '../../components/RadioMenu';
import { models, type Model } from './models';

interface ModelMenuProps {
  label: string;
  model: Model;
  onChoose: (model: Model) => void;
  /** `hasFocus`: whether to return the focus to the blank. */
  onClose: (hasFocus: boolean) => void;
}

/** The choices, stacked within the sentence so that they cover none of it. */
export function ModelMenu({ label, model, onChoose, onClose }: ModelMenuProps) {
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onClose(false);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    if (event.key === 'Escape') event.preventDefault();
    onClose(true);
  }
  return (
    <MenuList
      component="span"
      autoFocusItem
      aria-label={label}
      onBlur={leave}
      onKeyDown={onKeyDown}
      sx={{
        // The first choice is on the sentence's baseline.
        display: 'inline-flex',
        flexDirection: 'column',
        padding: 0,
        fontSize: ({ typography: { sizes } }) => `clamp(${sizes.title1}, 0.43em, ${sizes.title6})`,
        lineHeight: 1.2,
        outline: 'none',
      }}
    >
      {radioItems(
        {
          options: models.map((value) => ({
            value,
            children: <FormattedMessage id={`home.models.${value}`} />,
            sx: { font: 'inherit', minHeight: 44, whiteSpace: 'nowrap' },
          })),
          value: model,
          onChoose(wanted) {
            onChoose(wanted);
            onClose(true);
          },
        },
        'span',
      )}
    </MenuList>
  );
}
