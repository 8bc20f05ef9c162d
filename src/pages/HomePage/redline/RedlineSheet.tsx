import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useText } from '../../../locale/useText';
import { rise } from '../../../styles/keyframes';
import { animateCollapse, closing, decided } from '../decisions/Decided';
import { edited, markBackgrounds, Original } from '../Edited';
import { useRedlineMotion } from '../useRedlineMotion';
import type { Outcome } from '../decisions/decisions';
import { changeIds, type ChangeId } from './changes';
import type { Redline } from './useRedline';

/** A change bar, or “stet” for a rejected change: absolute without block offset, so that it stays level with its line. */
function MarginSign({ sign }: { sign: 'bar' | 'stet' }) {
  const isBar = sign === 'bar';
  return (
    <Box
      component="span"
      className={isBar ? 'change-bar' : undefined}
      aria-hidden={isBar}
      // One class for both, which the page has from the beginning: a new one makes the browser match its styles anew.
      sx={({ marks, palette }) => ({
        position: 'absolute',
        insetInlineEnd: 'var(--margin-sign)',
        fontSize: { xs: 'sizes.compact', md: 'sizes.title1' },
        animation: `${rise} ${marks.duration.note}ms ${marks.easing.standard} ${marks.duration.strike}ms backwards`,
        '&.change-bar': {
          inlineSize: 2,
          blockSize: '1lh',
          marginInlineEnd: 1.75,
          fontSize: 'inherit',
          animation: 'none',
          backgroundColor: palette.mark.changeBar,
        },
      })}
    >
      {!isBar && <FormattedMessage id="home.redline.stet" />}
    </Box>
  );
}

interface ClauseProps {
  change: ChangeId;
  outcome: Outcome | undefined;
  /** Highlighted: the current change, and the one decided last. */
  isLit: boolean;
  /** Whether the changes will be animated. */
  isMoving: boolean;
}

const Clause = memo(function Clause({ change, outcome, isLit, isMoving }: ClauseProps) {
  const { formatMessage } = useIntl();
  const text = useText();
  const { marks } = useTheme();
  const clause = useRef<HTMLParagraphElement>(null);
  const id = `samples.${change}.clause` as const;
  const deleted = <FormattedMessage id={`samples.${change}.del`} />;
  const inserted = <FormattedMessage id={`samples.${change}.ins`} />;
  const sentence = (words: ReactNode) => formatMessage({ id }, { change: <span key="change">{words}</span> });
  const [before = '', after = ''] = text(id, { change: '\n' }).split('\n');

  useLayoutEffect(() => {
    if (clause.current) animateCollapse(clause.current, marks);
  }, [outcome, marks]);

  const edit = sentence(
    <>
      <MarginSign sign="bar" />
      <del>{deleted}</del>
      <MarginSign sign="bar" />
      <span className="review-space"> </span>
      <ins>{inserted}</ins>
      <MarginSign sign="bar" />
    </>,
  );
  const kept = (
    <>
      <span className="stet-dots">{deleted}</span>
      <MarginSign sign="stet" />
    </>
  );

  return (
    <Typography
      ref={clause}
      variant="document"
      data-highlighted={isLit || undefined}
      sx={[
        {
          ...edited,
          fontSize: { xs: 'sizes.document', md: 'sizes.title2' },
          lineHeight: 1.78,
          marginBlockEnd: 1.5,
          '&:lang(he)': { lineHeight: 1.9 },
        },
        markBackgrounds,
        // By an attribute: other styles would be another class of Emotion's, for which the browser matches all rules again.
        { '&[data-highlighted] :is(del, ins, .review-space)': { backgroundColor: 'mark.highlight' } },
        decided,
        closing,
      ]}
    >
      {!outcome ? (
        <>
          <span className="edited" data-change={change}>
            {edit}
          </span>
          {isMoving && <Original parts={[before, text(`samples.${change}.del`), after]} />}
        </>
      ) : (
        <>
          <span className="marked">
            <span className="changing">{edit}</span>
          </span>
          <span className="outcome">
            <span className="changing">{sentence(outcome === 'accepted' ? inserted : kept)}</span>
          </span>
        </>
      )}
    </Typography>
  );
});

/** The clause. A press selects a change; the list does the same for keyboards. */
export function RedlineSheet({ decisions, event, current, select }: Redline) {
  const { sx, isMoving, motion } = useRedlineMotion();

  function selectAt({ target }: MouseEvent) {
    const clause = target instanceof Element && target.closest<HTMLElement>('[data-change]');
    const change = changeIds.find((id) => clause && id === clause.dataset.change);
    if (change) select(change);
  }

  return (
    <Box
      {...motion}
      sx={[
        {
          overflow: 'hidden',
          backgroundColor: 'surface.desk',
          padding: (theme) => ({
            xs: theme.spacing(2, 2, 0),
            md: theme.spacing(4.5, 4.5, 0),
          }),
        },
        sx,
      ]}
    >
      <Paper
        variant="sheet"
        onClick={selectAt}
        sx={{
          height: '100%',
          minHeight: { md: 440 },
          borderBlockEnd: 0,
          padding: (theme) => ({ xs: theme.spacing(3, 2.5, 5), md: theme.spacing(5, 6, 8) }),
          paddingInlineEnd: { xs: 5.5, md: 10 },
          '--margin-sign': { xs: '-34px', md: '-52px' },
        }}
      >
        <Typography
          variant="document"
          component="h4"
          sx={{
            fontSize: 'sizes.smallSerif',
            fontWeight: 'fontWeightClause',
            lineHeight: 1.4,
            marginBlockEnd: 1.25,
          }}
        >
          <FormattedMessage id="samples.redline.heading" />
        </Typography>
        {changeIds.map((change) => (
          <Clause
            key={change}
            change={change}
            outcome={decisions[change]}
            isLit={(decisions[change] ? event?.ids[0] : current) === change}
            isMoving={isMoving}
          />
        ))}
      </Paper>
    </Box>
  );
}
