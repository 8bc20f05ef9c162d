import Stack from '@mui/material/Stack';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Edit, type Outcome } from '../../components/Edit';
import { hideWithoutJs } from '../../styles/hideWithoutJs';
import type { Opening } from '../../paths';

/** A generic job advert redlined into ours. The visitor accepts or rejects the edit; without JavaScript it stays marked. */
export function Advert({ name }: Pick<Opening, 'name'>) {
  const [state, setState] = useState<Outcome | 'undone'>();
  const outcome = state === 'undone' ? undefined : state;

  return (
    <section aria-labelledby="advert">
      <Typography variant="meta" component="h2" id="advert" color="textTertiary">
        <FormattedMessage id="hiring.advert.title" />
      </Typography>
      <Typography
        variant="document"
        sx={{
          marginBlock: ({ spacing }) => spacing(2.5, 3.5),
          fontSize: 'sizes.advert',
          lineHeight: 1.6,
          '&:lang(he)': { lineHeight: 1.75 },
        }}
      >
        <Edit id={`hiring.${name}.advert`} outcome={outcome} />
      </Typography>
      <Stack
        direction="row"
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: 'center', minHeight: 48, ...hideWithoutJs }}
      >
        {outcome ? (
          <Button
            key="undo"
            variant="text"
            startIcon={<UndoIcon className="directional" />}
            // The focus moves to the button that replaces the pressed one.
            autoFocus
            onClick={() => setState('undone')}
          >
            <FormattedMessage id="hiring.advert.undo" />
          </Button>
        ) : (
          (['accept', 'reject'] as const).map((one) => (
            <Button
              key={one}
              variant={one === 'accept' ? 'contained' : 'outlined'}
              autoFocus={one === 'accept' && state === 'undone'}
              onClick={() => setState(one === 'accept' ? 'accepted' : 'rejected')}
            >
              <FormattedMessage id={`hiring.advert.${one}`} />
            </Button>
          ))
        )}
        <Typography variant="small" component="span" role="status" color="textSecondary">
          {outcome && <FormattedMessage id={`hiring.advert.${outcome}`} />}
        </Typography>
      </Stack>
    </section>
  );
}
