import ButtonBase from '@mui/material/ButtonBase';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { reflowQuery } from '../../styles/mediaQueries';
import { Icon } from '../../components/Icon';
import { useOnDemand } from '../../hooks/useOnDemand';
import { useText } from '../../locale/useText';
import type { Model } from './models';

const loadMenu = () => import('./ModelMenu');

interface ModelChoiceProps {
  /** What the model in this blank does. */
  task: 'draft' | 'check' | 'read';
  model: Model;
  onChoose: (model: Model) => void;
}

/** A bracketed blank in the sentence; pressing it lists the choices inline. */
export function ModelChoice({ task, model, onChoose }: ModelChoiceProps) {
  const text = useText();
  const menu = useOnDemand(loadMenu);
  const blank = useRef<HTMLSpanElement>(null);
  const word = text(`home.models.${model}`);

  const List = menu.isOpen ? menu.part?.ModelMenu : undefined;
  const label = text(`home.models.${task}`, { model: word });

  function close(hasFocus: boolean) {
    // Rendered before the event ends, so that the button is there to be focused.
    flushSync(menu.close);
    if (hasFocus) blank.current?.focus();
  }

  return (
    <>
      <ButtonBase
        ref={blank}
        // A `<button>` is an inline block: a Hebrew prefix before it could end up on the previous line.
        component="span"
        aria-label={label}
        aria-haspopup="menu"
        {...menu.trigger}
        onClick={menu.open}
        sx={(theme) => ({
          display: List ? 'none' : 'inline',
          font: 'inherit',
          letterSpacing: 'inherit',
          verticalAlign: 'baseline',
          whiteSpace: 'nowrap',
          [reflowQuery]: { whiteSpace: 'normal' },
          background: `linear-gradient(${theme.palette.mark.highlight} 0 0) 0 82% / 100% 46% no-repeat`,
          '&::before, &::after': { content: '"["', color: 'text.secondary', fontWeight: 'fontWeightRegular' },
          '&::after': { content: '"]"' },
        })}
      >
        <FormattedMessage id={`home.models.${model}`} />
        <Icon
          name="chevronDown"
          sx={{ fontSize: '0.4em', strokeWidth: 2, marginInline: '0.14em 0.06em', verticalAlign: '0.06em' }}
        />
      </ButtonBase>
      {List && <List {...{ label, model, onChoose }} onClose={close} />}
    </>
  );
}
