import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJsAndInPrint } from '../../styles/hideWithoutJs';
import { Section } from './Section';
import { useOnDemand } from '../../hooks/useOnDemand';
import { waitlistUrl } from '../../site';
import { SectionTitle } from './Reviewed';

const line = {
  borderBlockStart: 1,
  borderColor: 'line.ink',
  paddingBlockStart: 1.5,
  color: 'text.secondary',
} as const;
/** Aligns both signature lines. */
const signatory = {
  display: { sm: 'grid' },
  gridRow: { sm: 'span 2' },
  gridTemplateRows: { sm: 'subgrid' },
} as const;
const above = { display: 'flex', alignItems: 'flex-end', paddingBlockEnd: 2 } as const;

/** Points forward in the reading direction. */
const flag = {
  typography: 'meta',
  display: 'inline-flex',
  alignItems: 'center',
  height: 36,
  // Forced colours show it.
  border: '1px solid transparent',
  paddingInline: ({ spacing }: Theme) => spacing(1.75, 2.75),
  backgroundColor: 'mark.flag',
  color: 'mark.onFlag',
  clipPath: 'polygon(0 0, 88% 0, 100% 50%, 88% 100%, 0 100%)',
  '[dir=rtl] &': { clipPath: 'polygon(100% 0, 12% 0, 0 50%, 12% 100%, 100% 100%)' },
  // It would cut off the ring.
  '&&:focus-visible': { clipPath: 'none' },
} as const;

/** Without scripts the flag does nothing, so it does not look like a button. */
const withoutApplication = {
  display: 'none',
  '@media (scripting: none), print': { display: 'inline-flex' },
} as const;

const loadPage = () => import('./signing/SignaturePage');

/** The end of the document: signature lines for the machine (empty) and the visitor (the waitlist), and a flag to the signature page. */
export function SignatureSection() {
  const { part, open, close, trigger } = useOnDemand(loadPage);
  const button = useRef<HTMLButtonElement>(null);
  // The open page has both lines, so that they and the flag are hidden above it.
  const isOpen = part !== undefined;

  function leave() {
    // A hidden button takes no focus.
    flushSync(close);
    button.current?.focus();
  }

  return (
    <Section>
      <Box
        sx={{
          display: 'grid',
          // The title takes two lines, and the flag stays beside its button.
          gridTemplateColumns: {
            sm: 'minmax(0, 5fr) minmax(max-content, 7fr)',
            md: 'minmax(max-content, 9fr) minmax(0, 7fr) minmax(max-content, 10fr)',
          },
          gridTemplateRows: { md: 'auto 1fr' },
          gap: (theme) => ({ xs: 4, sm: theme.spacing(0, 3) }),
        }}
      >
        <SectionTitle
          of="signature"
          // Beside the signature lines it stays apart from them, in two lines.
          sx={{
            gridRow: { md: 'span 2' },
            gridColumn: { sm: '1 / -1', md: 'auto' },
            marginBlockEnd: { sm: 4, md: 0 },
            maxWidth: { md: '6.6em' },
          }}
        />
        <Box sx={[signatory, isOpen && { display: { xs: 'none', sm: 'grid' }, visibility: 'hidden' }]}>
          <Typography variant="document" sx={{ ...above, fontSize: 'sizes.title2', color: 'text.tertiary' }}>
            <FormattedMessage id="home.signature.noAuthority" />
          </Typography>
          <Typography variant="small" sx={line}>
            <FormattedMessage id="home.signature.machine" />
          </Typography>
        </Box>
        <Box sx={signatory}>
          {/* The flag points at the empty line, where there is room for one. */}
          <Box
            sx={{
              ...above,
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: (theme) => theme.spacing(1.5, 1),
              justifyContent: 'space-between',
            }}
          >
            <Typography variant="meta" component="span" sx={[flag, withoutApplication]}>
              <FormattedMessage id="home.signature.flag" />
            </Typography>
            <ButtonBase
              {...trigger}
              ref={button}
              onClick={open}
              sx={[
                flag,
                hideWithoutJsAndInPrint,
                { '&:hover': { textDecoration: 'underline' } },
                isOpen && { visibility: 'hidden' },
              ]}
            >
              <FormattedMessage id="home.signature.flag" />
            </ButtonBase>
            <Button
              variant="contained"
              size="large"
              href={waitlistUrl}
              // On phones it stays beside the flag.
              sx={{ paddingInline: { xs: 2.5, sm: 3.25 } }}
            >
              <FormattedMessage id="home.hero.join" />
            </Button>
          </Box>
          <Typography
            variant="small"
            sx={[
              line,
              // As wide as its column, which takes no width from it.
              { textWrap: 'balance', width: 0, minWidth: '100%' },
              isOpen && { borderColor: 'transparent', textAlign: { sm: 'end' } },
            ]}
          >
            <FormattedMessage id="home.signature.you" />
          </Typography>
        </Box>
      </Box>
      {part && <part.SignaturePage onClose={leave} />}
    </Section>
  );
}
