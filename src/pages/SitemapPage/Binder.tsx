import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { CroppedSheet, sheetPadding } from '../../components/CroppedSheet';
import { PageAnchor } from '../../components/PageLink';
import { listReset } from '../../styles/listReset';
import { listedPages } from '../../paths';

/** The height of a tab, in px. */
const tab = 26;

/** How far a tab stands out beside the sheet, in px. */
const reach = 44;

/** A sheet and its tab. All sheets lie on each other; the current page's is on top unless the pointer is on another or its tab. */
const Divider = styled(PageAnchor)(
  ({
    theme: {
      palette,
      radii,
      spacing,
      typography,
      timing: { duration, easing },
    },
  }) => ({
    display: 'block',
    color: palette.text.primary,
    textDecoration: 'none',
    '& > .tab': {
      display: 'grid',
      alignItems: 'center',
      height: tab,
      paddingInlineStart: spacing(1.75),
      border: `1px solid ${palette.line.strong}`,
      borderInlineStart: 0,
      borderStartEndRadius: radii.control,
      borderEndEndRadius: radii.control,
      backgroundColor: palette.surface.laid,
      color: palette.text.secondary,
      fontFamily: typography.families.display,
      fontSize: typography.sizes.small,
      // From behind the sheet, which covers its start.
      transform: 'translateX(-3px)',
      transition: `transform ${duration.state}ms ${easing.standard}`,
    },
    '& > .face': {
      position: 'absolute',
      inset: 0,
      visibility: 'hidden',
      opacity: 0,
      backgroundColor: palette.surface.sheet,
      transition: `opacity ${duration.state}ms ${easing.standard}`,
    },
    '&[aria-current] > .face': { visibility: 'visible', opacity: 1 },
    '&:hover > .face': { zIndex: 1, visibility: 'visible', opacity: 1 },
    '&:hover > .tab': {
      transform: 'none',
      backgroundColor: palette.surface.sheet,
      color: palette.text.primary,
    },
    '&[aria-current] > .tab': {
      backgroundColor: palette.action.fill,
      borderColor: palette.action.fill,
      color: palette.action.onFill,
      '@media (forced-colors: active)': {
        borderColor: 'Highlight',
        backgroundColor: 'Highlight',
        color: 'HighlightText',
        forcedColorAdjust: 'none',
      },
    },
  }),
);

/**
 * The pages as a bundle with numbered dividers, open at this one; not on phones, which have no pointer for the tabs. The pointer on a tab
 * turns to that page's sheet. Hidden from screen readers: the contents below have the same links in words.
 */
export function Binder() {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        alignSelf: 'stretch',
        // Room for the tabs.
        paddingInlineEnd: 3,
        displayPrint: 'none',
      }}
    >
      <CroppedSheet>
        <Box
          component="ol"
          sx={{
            ...listReset,
            alignSelf: 'end',
            width: reach,
            minHeight: listedPages.length * tab,
            // The sheet's padding, and outside it.
            marginInlineEnd: (theme) => `calc(-1 * (${reach}px + ${sheetPadding(theme)}))`,
          }}
        >
          {listedPages.map(({ path, name }, index) => (
            <li key={path}>
              <Divider
                to={path}
                prefetch="intent"
                tabIndex={-1}
                aria-current={name === 'sitemap' ? 'page' : undefined}
              >
                <span className="tab">{index + 1}</span>
                <Face number={index + 1} name={name} />
              </Divider>
            </li>
          ))}
        </Box>
      </CroppedSheet>
    </Box>
  );
}

function Face({ number, name }: { number: number; name: (typeof listedPages)[number]['name'] }) {
  return (
    <Box component="span" className="face" sx={{ padding: sheetPadding }}>
      <Typography
        variant="price"
        component="span"
        sx={{
          display: 'block',
          // Figures stand off the edge that the rule keeps to.
          marginInlineStart: '-0.05em',
          fontSize: 'sizes.audit',
          fontVariantNumeric: 'proportional-nums lining-nums',
          color: 'text.tertiary',
        }}
      >
        {number}
      </Typography>
      <Box
        component="span"
        sx={{
          display: 'block',
          marginBlockStart: 4,
          paddingBlockStart: 2.5,
          borderBlockStart: 1,
          borderColor: 'line.ink',
        }}
      >
        <Typography variant="h3" component="span" sx={{ display: 'block', fontSize: 'sizes.figure2' }}>
          <FormattedMessage id={`shell.page.${name}`} />
        </Typography>
        <Typography
          component="span"
          color="textSecondary"
          sx={{ display: 'block', marginBlockStart: 1, maxWidth: '24em', textWrap: 'balance' }}
        >
          <FormattedMessage id={name === 'sitemap' ? 'sitemap.binder.hint' : `sitemap.${name}.about`} />
        </Typography>
      </Box>
    </Box>
  );
}
