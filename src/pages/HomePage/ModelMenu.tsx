import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FormattedMessage } from 'react-intl';
import { models, type Model } from './ModelChoice';

interface ModelMenuProps {
  /** The blank that was pressed; the focus returns to it. */
  anchor: HTMLElement;
  model: Model;
  onChoose: (model: Model) => void;
  onClose: () => void;
}

/** The words a blank may hold, with the present one checked. */
export function ModelMenu({ anchor, model, onChoose, onClose }: ModelMenuProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose} disableScrollLock>
      {models.map((option) => (
        <MenuItem
          key={option}
          role="menuitemradio"
          aria-checked={option === model}
          selected={option === model}
          onClick={() => {
            onChoose(option);
            onClose();
          }}
        >
          <FormattedMessage id={`home.models.${option}`} />
        </MenuItem>
      ))}
    </Menu>
  );
}
