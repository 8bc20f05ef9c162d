import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useChange } from '../../../components/Edit';
import { useHydrated } from '../../../hooks/useHydrated';
import { markWashes } from '../../../styles/markWashes';
import { listReset } from '../../../styles/listReset';
import { useText } from '../../../locale/useText';
import { EditButtons } from '../edits/EditButtons';
import type { ChangeId, RedlineEdits } from './LiveRedline';

interface ChangeProps extends RedlineEdits {
  change: ChangeId;
}

/** For screen readers only. */
const unseen = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;

/** The change or its outcome, and the reason for it. */
function Change({ change, ids, outcomes, current, select, decide }: ChangeProps) {
  const text = useText();
  // Until hydrated a change is no button.
  const isHydrated = useHydrated();
  const outcome = outcomes[change];
  const isCurrent = current === change;
  const number = ids.indexOf(change) + 1;
  const { del, ins } = useChange(`samples.${change}.clause`);
  const marks = { del: <del key="del">{del}</del>, ins: <ins key="ins">{ins}</ins> };

  return (
    <Box
      component="li"
      sx={[
        {
          // A phone shows one change at a time, each in the same place.
          gridArea: { xs: '1 / 1', sm: 'auto' },
          visibility: { xs: isCurrent ? 'visible' : 'hidden', sm: 'visible' },
          paddingBlock: { xs: 1, md: 1.5 },
          paddingInline: 1.75,
          marginInline: -1.75,
        },
        isCurrent
          ? {
              backgroundColor: 'surface.sheet',
              boxShadow: ({ sheetShadow }) => sheetShadow,
              borderInlineStart: ({ palette }) => `3px solid ${palette.line.ink}`,
              paddingInlineStart: 1.375,
            }
          : {
              // Room for the buttons of the current change.
              paddingBlockEnd: { xs: 7.5, sm: 1, md: 1.5 },
            },
      ]}
    >
      <Typography
        variant="document"
        component="div"
        sx={{
          fontSize: 'sizes.body',
          lineHeight: 1.5,
          '&:lang(he)': { lineHeight: 1.7 },
          ...markWashes,
        }}
      >
        {!outcome &&
          (isHydrated ? (
            <ButtonBase
              aria-current={isCurrent}
              onClick={() => select(change)}
              sx={{ display: 'block', font: 'inherit', textAlign: 'start', userSelect: 'text' }}
            >
              <FormattedMessage id="home.redline.change" values={{ ...marks, number, unseen }} />
            </ButtonBase>
          ) : (
            <>
              {marks.del} {marks.ins}
            </>
          ))}
        {outcome === 'accepted' && ins}
        {outcome === 'rejected' && <span className="stet-dots">{del}</span>}
      </Typography>
      <Typography variant="small" color="textSecondary">
        <FormattedMessage id={outcome ? `home.redline.${outcome}` : `samples.${change}.comment`} />
      </Typography>
      {isCurrent && (
        <EditButtons
          label={text('home.redline.number', { number })}
          outcome={undefined}
          onDecide={(wanted) => decide([change], wanted)}
          sx={{ marginBlockStart: 1.5 }}
        />
      )}
    </Box>
  );
}

/** The changes beside the clause; the current one can be accepted or rejected. */
export function ChangeList(edits: RedlineEdits) {
  const text = useText();
  return (
    <Box
      component="ol"
      aria-label={text('home.redline.list')}
      sx={{
        ...listReset,
        display: { xs: edits.current ? 'grid' : 'none', sm: 'block' },
        '& > li + li': { borderBlockStart: { sm: 1 }, borderColor: 'line.hair' },
      }}
    >
      {edits.ids.map((change) => (
        <Change key={change} change={change} {...edits} />
      ))}
    </Box>
  );
}
