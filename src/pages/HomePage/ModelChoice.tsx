import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { reflowQuery } from '../../styles/mediaQueries';
import { Icon } from '../../components/Icon';
import { RadioMenuButton } from '../../components/RadioMenuButton';
import { useText } from '../../locale/useText';
import { hideWithoutJsAndInPrint } from '../../styles/hideWithoutJs';
import { models, type Model } from './models';

const options = models.map((value) => ({
  value,
  children: <FormattedMessage id={`home.models.${value}`} />,
  sx: (theme: Theme) => ({
    font: 'inherit',
    fontSize: `clamp(${theme.typography.sizes.title1}, 0.43em, ${theme.typography.sizes.title6})`,
    lineHeight: 1.2,
    letterSpacing: 'normal',
    minHeight: 44,
    whiteSpace: 'nowrap',
  }),
}));

interface ModelChoiceProps {
  /** What the model in this blank does. */
  task: 'draft' | 'check' | 'read';
  model: Model;
  onChoose: (model: Model) => void;
}

/** A bracketed blank in the sentence. Pressing it lists the choices below it, where the line grows by their height, so that they cover no text. */
export function ModelChoice({ task, model, onChoose }: ModelChoiceProps) {
  const text = useText();
  const label = text(`home.models.${task}`, { model: text(`home.models.${model}`) });

  return (
    <RadioMenuButton
      isInline
      label={label}
      options={options}
      value={model}
      onChoose={onChoose}
      sx={{
        padding: 0,
        marginBlock: '1.4em 0.3em',
        // A sheet on the page.
        outline: '1px solid',
        backgroundColor: 'surface.sheet',
      }}
    >
      {(trigger) => (
        <ButtonBase
          // A `<button>` is an inline block: a Hebrew prefix before it could end up on the previous line.
          component="span"
          aria-label={label}
          {...trigger}
          sx={(theme) => ({
            display: 'inline',
            font: 'inherit',
            letterSpacing: 'inherit',
            verticalAlign: 'baseline',
            whiteSpace: 'nowrap',
            [reflowQuery]: { whiteSpace: 'normal' },
            background: `linear-gradient(${theme.palette.mark.highlight} 0 0) 0 82% / 100% 46% no-repeat`,
            '&:hover': { backgroundSize: '100% 80%' },
            ...(trigger['aria-expanded'] && { backgroundSize: '100% 80%' }),
            '&:focus-visible': { outlineOffset: 0 },
            '&::before, &::after': {
              content: '"["',
              color: 'text.secondary',
              fontWeight: 'fontWeightRegular',
            },
            '&::after': { content: '"]"' },
            // Part of the sentence where nothing can be chosen.
            '@media (scripting: none), print': {
              background: 'none',
              pointerEvents: 'none',
              '&::before, &::after': { display: 'none' },
            },
          })}
        >
          <FormattedMessage id={`home.models.${model}`} />
          <Icon
            name="chevronDown"
            sx={{
              fontSize: '0.4em',
              strokeWidth: 2,
              marginInline: '0.14em 0.06em',
              verticalAlign: '0.06em',
              ...hideWithoutJsAndInPrint,
            }}
          />
        </ButtonBase>
      )}
    </RadioMenuButton>
  );
}
