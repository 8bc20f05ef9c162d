import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CroppedSheet } from '../../components/CroppedSheet';
import { hideWithoutJs, hideWithoutJsAndInPrint, showWithoutJs } from '../../styles/hideWithoutJs';
import { rise } from '../../styles/keyframes';
import { useText } from '../../locale/useText';

/** An SVG path, so that the comma does not wait for the display font. */
const comma =
  'M43 7c22 0 37.5 18 37.5 46 0 49-23.5 78-67.5 88l-3.5-16c25.5-6 39-20 39-34 0-10-3.5-13.5-13.5-16.500C18 70 7 60 7 43 7 23 22 7 43 7Z';

/** Page 212: a sentence that lacks a comma, which lies below it. The visitor presses the word that it belongs after. */
export function MissingComma() {
  const text = useText();
  const { direction } = useTheme();
  const before = text('hiring.proof.before').split(' ');
  const words = [...before, ...text('hiring.proof.after').split(' ')].map((word, index) => ({ word, index }));
  const place = before.length - 1;
  const [pressed, setPressed] = useState<number>();
  const isFound = pressed === place;
  const sentence = {
    marginBlockStart: 2,
    fontSize: { xs: 'sizes.title4', sm: 'sizes.advert' },
    lineHeight: direction === 'rtl' ? 1.7 : 1.55,
    textWrap: 'balance',
  } as const;

  return (
    <CroppedSheet>
      <Box data-unindexed sx={showWithoutJs}>
        <Typography variant="meta" color="textTertiary">
          <FormattedMessage id="hiring.proof.still" />
        </Typography>
        <Typography variant="document" sx={sentence}>
          {words.map(({ word }) => word).join(' ')}
        </Typography>
      </Box>
      <Typography
        variant="meta"
        color="textTertiary"
        id="proof"
        sx={{ textWrap: 'balance', ...hideWithoutJs }}
      >
        <FormattedMessage id="hiring.proof.title" />
      </Typography>
      <Typography
        variant="document"
        component="div"
        role="group"
        aria-labelledby="proof"
        sx={{ ...sentence, ...hideWithoutJs }}
      >
        {words.map(({ word, index }) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            <ButtonBase
              onClick={() => setPressed(isFound ? place : index)}
              sx={({ palette, radii }) => ({
                display: 'inline',
                position: 'relative',
                verticalAlign: 'baseline',
                borderRadius: radii.sheet,
                font: 'inherit',
                // A caret after the word that is pointed at.
                '&::after': {
                  content: '""',
                  position: 'absolute',
                  insetInlineEnd: '-0.16em',
                  insetBlock: '0.08em',
                  borderInlineEnd: `2px solid ${palette.mark.insert}`,
                  opacity: 0,
                },
                '&:hover::after, &:focus-visible::after': { opacity: isFound ? 0 : 1 },
              })}
            >
              {word}
            </ButtonBase>
            {isFound && index === place && (
              <Box
                component="ins"
                sx={({ timing: { duration, easing } }) => ({
                  display: 'inline-block',
                  animation: `${rise} ${duration.note}ms ${easing.standard}`,
                })}
              >
                {text('hiring.proof.comma')}
              </Box>
            )}
          </Fragment>
        ))}
      </Typography>
      <Typography
        variant="small"
        role="status"
        sx={{ minHeight: '1.6em', marginBlockStart: 1.5, ...hideWithoutJsAndInPrint }}
      >
        {pressed !== undefined && (
          <FormattedMessage id={isFound ? 'hiring.proof.found' : 'hiring.proof.elsewhere'} />
        )}
      </Typography>
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          flexGrow: 1,
          minHeight: { xs: 150, md: 'clamp(200px, 18vw, 264px)' },
        }}
      >
        <Box
          component="svg"
          viewBox="0 0 88 148"
          sx={({ timing: { duration, easing }, palette }) => ({
            height: { xs: 112, md: 'clamp(160px, 15vw, 216px)' },
            overflow: 'visible',
            '& > path': {
              transition: ['opacity', 'transform']
                .map((one) => `${one} ${duration.note}ms ${easing.standard}`)
                .join(),
            },
            // Once found, the comma is shown in the sentence, and its outline stays.
            '& > .outline': {
              fill: 'none',
              stroke: palette.line.edge,
              strokeDasharray: '3 3',
              opacity: isFound ? 1 : 0,
            },
            '& > .comma': {
              fill: 'currentColor',
              transformOrigin: 'center',
              opacity: isFound ? 0 : 1,
              transform: isFound ? 'translateY(-60%) scale(.1)' : 'none',
            },
          })}
        >
          <path className="outline" d={comma} />
          <path className="comma" d={comma} />
        </Box>
        <Typography
          variant="document"
          component="span"
          sx={{
            position: 'absolute',
            insetInlineEnd: 0,
            insetBlockEnd: 0,
            paddingBlock: (theme) => theme.spacing(1.375, 1.625),
            paddingInline: 1.75,
            border: '1.5px solid currentColor',
            borderRadius: '50%',
            fontSize: 'sizes.body',
            lineHeight: 1.2,
          }}
        >
          <FormattedMessage id="hiring.hero.mark" />
        </Typography>
      </Box>
    </CroppedSheet>
  );
}
