import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../components/Icon';
import { useText } from '../../../locale/useText';
import { useDisclosure } from '../useDisclosure';
import { ActionButton } from './ActionButton';
import { reset, undo, useCanUndo, useTally } from './decisions';

interface DecisionTallyProps {
  /** Media query of the screens where the bar is one line. */
  inOneLine: string;
  /** Height of the bar. */
  height: number;
}

/**
 * The number of decided proposals, and a panel with the summary, Undo and Start again. A narrow bar, which has figures only, shows them from
 * the first decision.
 */
export function DecisionTally({ inOneLine, height }: DecisionTallyProps) {
  const text = useText();
  const { accepted, kept, done, all } = useTally();
  const canUndo = useCanUndo();
  const { isOpen, setIsOpen, part, button } = useDisclosure();
  const [hasFocus, setHasFocus] = useState(false);

  return (
    <Box
      ref={part}
      // Never with the focus inside.
      hidden={!done && !isOpen && !hasFocus}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        // A window that loses the focus gives it back.
        setHasFocus(!document.hasFocus() || currentTarget.contains(relatedTarget))
      }
      sx={{ position: 'relative', [inOneLine]: { display: 'block' } }}
    >
      <ButtonBase
        ref={button}
        aria-expanded={isOpen}
        aria-label={text('home.decisions.tally', { done, all })}
        onClick={() => setIsOpen(!isOpen)}
        sx={{
          typography: 'reference',
          justifyContent: 'flex-start',
          gap: 0.5,
          minHeight: height,
          paddingInlineStart: 2,
          '&:focus-visible': { outlineOffset: -2 },
          '& .words': { display: { xs: 'none', md: 'inline' } },
          '& .figures': { display: { md: 'none' }, paddingInline: 1, border: 1, borderColor: 'line.edge' },
          // Beside the sections' own arrow a second one would say nothing.
          '& svg': { display: 'none' },
          [inOneLine]: {
            width: '100%',
            paddingInlineStart: 0.75,
            marginInlineStart: -0.75,
            '& svg': { display: 'inline' },
          },
        }}
      >
        <span className="words">
          <FormattedMessage id="home.decisions.tally" values={{ done, all }} />
        </span>
        <bdi className="figures" dir="ltr">
          {done}/{all}
        </bdi>
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} sx={{ fontSize: 'sizes.compact' }} />
      </ButtonBase>
      {isOpen && (
        <Paper
          variant="sheet"
          sx={{
            position: 'absolute',
            insetBlockStart: '100%',
            insetInlineEnd: 0,
            width: 'max-content',
            maxWidth: 'calc(100vw - 40px)',
            padding: (theme) => theme.spacing(1.75, 2),
            [inOneLine]: { insetInline: '0 auto' },
          }}
        >
          <Typography variant="small">
            <FormattedMessage id="home.signing.sum" values={{ kind: done || 'none', accepted, kept }} />
          </Typography>
          <Box sx={{ display: 'flex', gap: 1, marginBlockStart: 1.25 }}>
            <ActionButton action="undo" aria-disabled={!canUndo} onClick={() => undo()} />
            <Button
              variant="text"
              size="small"
              aria-disabled={done === 0}
              onClick={() => done > 0 && reset()}
              sx={{ paddingInline: 1 }}
            >
              <FormattedMessage id="home.redline.reset" />
            </Button>
          </Box>
        </Paper>
      )}
    </Box>
  );
}
