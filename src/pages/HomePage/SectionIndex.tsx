import ExpandLessIcon from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';
import useForkRef from '@mui/utils/useForkRef';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { focusMainOnRemoval } from '../../browser/focusOnRemoval';
import { headerEnd } from '../../styles/headerHeight';
import { PageLink } from '../../components/PageLink';
import { SectionNumber } from '../../components/SectionNumber';
import { listReset } from '../../styles/listReset';
import { useCurrentSection } from '../../hooks/useCurrentSection';
import { useWindowEvent } from '../../hooks/useWindowEvent';
import { useScrolledPast } from '../../layout/useScrolledPast';
import { useText } from '../../locale/useText';
import { landingSections } from '../../data/landingSections';
import { sectionStyle } from './israelOnly';

/** Below this width the names do not fit on one line and open from a button. */
const inOneLine = '@media (min-width: 80em)';
/** On low screens (landscape phones, 400 % zoom) the bar is hidden. */
const lowScreen = '(max-height: 479px)';

/** Height of the bar, for scroll margins. */
const height = 44;

const parts = [{ id: 'assistant' as const }, ...landingSections.map(([id]) => ({ id }))];

const slideIn = keyframes({ from: { clipPath: 'inset(0 0 100%)' } });

const bar: SxProps<Theme> = ({ breakpoints, timing, spacing }) => ({
  animation: `${slideIn} ${timing.duration.menu}ms`,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  backgroundColor: 'surface.page',
  borderBlockEnd: 1,
  borderColor: 'line.hair',
  // A phone keeps one bar, the header.
  [`${breakpoints.down('md')}, ${lowScreen}`]: { display: 'none' },
  // Focusing a fixed element must not scroll the page.
  '& :is(a, button)': { scrollMarginBlockStart: spacing(-12) },
});

/**
 * Scroll margin for targets below the bar, in addition to the header's. A section begins right below the bar, or below the header where the
 * bar has gone, so that no strip of the section before is left between them.
 */
const roomForBar = {
  '& ~ section *': {
    scrollMarginBlockStart: { md: height },
    [`@media ${lowScreen}`]: { scrollMarginBlockStart: 0 },
  },
  '& ~ section[id]': { scrollMarginBlockStart: { xs: -32, md: 25 } },
};

/** Whether the list is open. Escape closes it and returns the focus to the button; a press outside and the focus leaving close it. */
function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const part = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  function leave({ target }: Event) {
    if (!(target instanceof Node && part.current?.contains(target))) setIsOpen(false);
  }
  useWindowEvent('pointerdown', leave);
  useWindowEvent('focusin', leave);
  useWindowEvent('keydown', ({ key }) => {
    if (!isOpen || key !== 'Escape') return;
    setIsOpen(false);
    button.current?.focus();
  });
  return { isOpen, setIsOpen, part, button };
}

/** One line on wide screens, else a sheet below the button. */
const list = (isOpen: boolean): SxProps<Theme> => ({
  ...listReset,
  padding: ({ spacing }) => spacing(0.5, 0, 2),
  display: isOpen ? 'grid' : 'none',
  width: '100%',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: 6,
  maxHeight: 'calc(100dvh - 122px)',
  overflowY: 'auto',
  borderBlockStart: '1px solid',
  borderColor: 'line.hair',
  [inOneLine]: {
    display: 'flex',
    overflow: 'visible',
    justifyContent: 'space-between',
    flexGrow: 1,
    gap: (theme) => theme.spacing(0.5, 1.75),
    padding: 0,
    border: 0,
  },
});

const link: SxProps<Theme> = ({ palette, typography }) => ({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: height,
  // Reserved for the mark of the current section.
  borderBlock: '2px solid transparent',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  '& > .number': { minWidth: 44, color: 'text.tertiary' },
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'text.primary', fontWeight: 'fontWeightMedium' },
  // Inset, since neighbours would clip the ring.
  '&:focus-visible': { outlineOffset: -2 },
  [inOneLine]: {
    paddingInline: 0.75,
    marginInline: -0.75,
    fontSize: typography.reference.fontSize,
    '& > .number': { display: 'none' },
    '&[aria-current]': { borderBlockEndColor: palette.line.ink },
  },
});

/** The table of contents as a fixed bar that marks the current section, from § 1 to the last numbered section. Only with scripts. */
export function SectionIndex() {
  const text = useText();
  const current = useCurrentSection(parts, { areWhole: true });
  const { sentinel, isPast } = useScrolledPast({ atSentinel: true });
  const { isOpen, setIsOpen, part, button } = useDisclosure();
  const Chevron = isOpen ? ExpandLessIcon : ExpandMoreIcon;
  const isShown = isPast && current !== undefined;
  const number = landingSections.find(([id]) => id === current)?.[1];

  // When the bar reappears, its list is closed.
  if (isOpen && !isShown) setIsOpen(false);
  const barRef = useForkRef(part, focusMainOnRemoval);

  return (
    <>
      {sentinel}
      <Box
        sx={[
          {
            position: 'sticky',
            insetBlockStart: headerEnd,
            // Below the header, whose language menu opens over it.
            zIndex: ({ zIndex }) => zIndex.appBar - 1,
            height: 0,
            displayPrint: 'none',
          },
          roomForBar,
        ]}
      >
        {isShown && (
          <Box component="nav" ref={barRef} aria-label={text('home.index.label')} sx={bar}>
            <Container sx={{ display: 'flex', flexWrap: 'wrap', [inOneLine]: { flexWrap: 'nowrap' } }}>
              <ButtonBase
                ref={button}
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
                sx={{
                  typography: 'small',
                  display: 'flex',
                  justifyContent: 'flex-start',
                  // Takes the rest of the line, so that the list begins on the next.
                  flex: '1 0 1px',
                  minWidth: 0,
                  minHeight: height,
                  gap: 1.5,
                  '&:focus-visible': { outlineOffset: -2 },
                  [inOneLine]: { display: 'none' },
                }}
              >
                <Box component="span" sx={{ minWidth: 44, textAlign: 'start', color: 'text.tertiary' }}>
                  <SectionNumber of={number ?? 1} />
                </Box>
                <Typography
                  component="span"
                  variant="inherit"
                  noWrap
                  sx={{ fontWeight: 'fontWeightMedium', marginInlineEnd: 'auto' }}
                >
                  <FormattedMessage
                    id={
                      !current || current === 'assistant' ? 'home.assistant.name' : `home.contents.${current}`
                    }
                  />
                </Typography>
                <Chevron titleAccess={text('home.contents.title')} />
              </ButtonBase>
              <Box component="ol" sx={list(isOpen)}>
                {landingSections.map(([id, at]) => (
                  <Box component="li" key={id} sx={sectionStyle(id)}>
                    <PageLink
                      to={`/#${id}`}
                      prefetch="intent"
                      underline="none"
                      aria-current={id === current ? 'location' : undefined}
                      onClick={() => setIsOpen(false)}
                      sx={link}
                    >
                      <span className="number">
                        <SectionNumber of={at} />
                      </span>
                      <FormattedMessage id={`home.contents.${id}`} tagName="span" />
                    </PageLink>
                  </Box>
                ))}
              </Box>
            </Container>
          </Box>
        )}
      </Box>
    </>
  );
}
