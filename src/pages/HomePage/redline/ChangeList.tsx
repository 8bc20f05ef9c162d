import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHydrated } from '../../../hooks/useHydrated';
import { hideWithoutJsAndInPrint } from '../../../styles/hideWithoutJs';
import { listReset } from '../../../styles/listReset';
import { useText } from '../../../locale/useText';
import { ActionButton } from '../decisions/ActionButton';
import { markBackgrounds } from '../Edited';
import { changeIds, type ChangeId } from './changes';
import type { Redline } from './useRedline';

interface ChangeProps extends Redline {
  change: ChangeId;
}

/** For screen readers only. */
const unseen = (words: ReactNode) => (
  <Box component="span" sx={visuallyHidden}>
    {words}
  </Box>
);

/** The change or its outcome, and the reason for it. */
function Change({ change, decisions, current, select, act }: ChangeProps) {
  // Until hydrated a change is no button.
  const isHydrated = useHydrated();
  const outcome = decisions[change];
  const isCurrent = current === change;
  const before = <FormattedMessage id={`samples.${change}.del`} />;
  const after = <FormattedMessage id={`samples.${change}.ins`} />;
  const marks = { del: <del key="del">{before}</del>, ins: <ins key="ins">{after}</ins> };

  return (
    <Box
      component="li"
      sx={[
        { paddingBlock: 1.75, paddingInline: 1.75, marginInline: -1.75 },
        isCurrent && {
          backgroundColor: 'surface.sheet',
          boxShadow: ({ sheetShadow }) => sheetShadow,
          borderInlineStart: ({ palette }) => `3px solid ${palette.line.ink}`,
          paddingInlineStart: 1.375,
        },
      ]}
    >
      <Typography
        variant="document"
        component="div"
        sx={[{ fontSize: 'sizes.body', lineHeight: 1.5, '&:lang(he)': { lineHeight: 1.7 } }, markBackgrounds]}
      >
        {!outcome &&
          (isHydrated ? (
            <ButtonBase
              aria-current={isCurrent}
              onClick={() => select(change)}
              sx={{ display: 'block', font: 'inherit', textAlign: 'start', userSelect: 'text' }}
            >
              <FormattedMessage
                id="home.redline.change"
                values={{ ...marks, number: changeIds.indexOf(change) + 1, unseen }}
              />
            </ButtonBase>
          ) : (
            <>
              {marks.del} {marks.ins}
            </>
          ))}
        {outcome === 'accepted' && after}
        {outcome === 'rejected' && <span className="stet-dots">{before}</span>}
      </Typography>
      <Typography
        variant="small"
        sx={{ fontSize: 'sizes.small', color: 'text.secondary', marginBlockStart: 0.375 }}
      >
        <FormattedMessage id={outcome ? `home.redline.${outcome}` : `samples.${change}.comment`} />
      </Typography>
      {isCurrent && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            marginBlockStart: 1.5,
            ...hideWithoutJsAndInPrint,
          }}
        >
          <ActionButton action="accept" data-action="accepted" onClick={() => act('accept')} />
          <ActionButton action="reject" data-action="rejected" onClick={() => act('reject')} />
        </Box>
      )}
    </Box>
  );
}

/** The changes beside the clause; the current one can be accepted or rejected. */
export function ChangeList(redline: Redline) {
  const text = useText();
  return (
    <Box
      component="ol"
      aria-label={text('home.redline.list')}
      sx={{
        ...listReset,
        '& > li + li': { borderBlockStart: ({ palette }) => `1px solid ${palette.line.hair}` },
      }}
    >
      {changeIds.map((change) => (
        <Change key={change} change={change} {...redline} />
      ))}
    </Box>
  );
}
