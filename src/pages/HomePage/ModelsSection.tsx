import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Reference } from '../../components/Reference';
import { Section } from './Section';
import { useReview } from '../../hooks/useReview';
import { useText } from '../../locale/useText';
import { ModelChoice } from './ModelChoice';
import type { Model } from './models';
import { Reviewed } from './Reviewed';

/** The default model of each blank. */
const initial = { draft: 'leading', check: 'different', read: 'private' } as const;

type Task = keyof typeof initial;

/** A separate component, so that reading the query does not hydrate the rest of the section. */
function ModelsTitle() {
  const text = useText();
  const { review } = useReview();
  const [models, setModels] = useState<Record<Task, Model>>(initial);
  const word = (task: Task) => text(`home.models.${models[task]}`);
  const words = { draft: word('draft'), check: word('check'), read: word('read') };
  const choice = (task: Task) => (
    <ModelChoice
      task={task}
      model={models[task]}
      onChoose={(model) => setModels({ ...models, [task]: model })}
    />
  );

  return (
    <Typography
      variant="display2"
      // Without a label the heading would include the names of its three buttons.
      aria-label={review === 'final' ? text('home.models.title', words) : undefined}
      sx={{
        fontSize: 'sizes.models',
        fontWeight: 'fontWeightPrice',
        lineHeight: 1.32,
        letterSpacing: '-0.015em',
        // Balancing would break it into four short lines.
        textWrap: 'pretty',
        '&:lang(he)': { lineHeight: 1.44, letterSpacing: 0 },
      }}
    >
      <Reviewed of="models" values={words}>
        <FormattedMessage
          id="home.models.title"
          values={{ draft: choice('draft'), check: choice('check'), read: choice('read') }}
        />
      </Reviewed>
    </Typography>
  );
}

/** § 5: a sentence with three blanks to choose kinds of models for. No model is named. */
export function ModelsSection() {
  return (
    <Section id="top_llm" number={5} name="home.contents.top_llm">
      <ModelsTitle />
      <Typography
        color="textSecondary"
        sx={{
          maxWidth: '36em',
          marginBlockStart: { xs: 3, md: 5.5 },
          // At the edge of the lists of the sections around it.
          marginInlineStart: ({ spacing }) => ({
            lg: `calc((100% - ${spacing(8)}) * 5 / 12 + ${spacing(8)})`,
          }),
        }}
      >
        <FormattedMessage id="home.models.lead" />
        <Reference claim="privateModel" />
      </Typography>
    </Section>
  );
}
