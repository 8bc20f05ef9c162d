import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { largeText } from '../../components/largeText';
import { Icon } from '../../components/Icon';
import { useText } from '../../locale/useText';

/** Kinds of model a blank may hold; never a product's name. */
export const models = ['leading', 'different', 'private'] as const;
export type Model = (typeof models)[number];

/** The menu brings a popover's code along, so it is fetched when a visitor reaches for it. */
const loadMenu = () => import('./ModelMenu');
const ModelMenu = lazy(() => loadMenu().then((module) => ({ default: module.ModelMenu })));

interface ModelChoiceProps {
  /** What the model in this blank does. */
  task: 'draft' | 'check' | 'read';
  model: Model;
  onChoose: (model: Model) => void;
}

/** A blank in brackets under a highlighter, which opens a menu of words. */
export function ModelChoice({ task, model, onChoose }: ModelChoiceProps) {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const word = text(`home.models.${model}`);

  return (
    <>
      <ButtonBase
        // A real button is a block to the line: a prefix letter before it would be left behind at the line's end.
        component="span"
        aria-label={text(`home.models.${task}`, { model: word })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={(theme) => ({
          display: 'inline',
          font: 'inherit',
          letterSpacing: 'inherit',
          verticalAlign: 'baseline',
          whiteSpace: 'nowrap',
          [largeText]: { whiteSpace: 'normal' },
          background: `linear-gradient(${theme.palette.mark.highlight} 0 0) 0 82% / 100% 46% no-repeat`,
          '&::before, &::after': { content: '"["', color: 'text.secondary', fontWeight: 360 },
          '&::after': { content: '"]"' },
        })}
      >
        <FormattedMessage id={`home.models.${model}`} />
        <Icon
          name="chevronDown"
          sx={{ fontSize: '0.4em', strokeWidth: 2, marginInline: '0.14em 0.06em', verticalAlign: '0.06em' }}
        />
      </ButtonBase>
      {anchor && (
        <Suspense>
          <ModelMenu anchor={anchor} model={model} onChoose={onChoose} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
