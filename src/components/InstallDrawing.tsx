import Stack from '@mui/material/Stack';
import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { site } from '../site';
import { fileName } from '../text/fileName';

/** The steps of an installation in order. */
export const installSteps = ['run', 'setup', 'launch'] as const;

export type InstallStep = (typeof installSteps)[number];

/** A window with a title bar, as high as its container, which crops the rest. */
const Window = styled('div')(({ theme: { palette, radii, typography } }) => ({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${palette.line.strong}`,
  borderBlockEnd: 0,
  borderStartStartRadius: radii.window,
  borderStartEndRadius: radii.window,
  backgroundColor: palette.surface.sheet,
  color: palette.text.primary,
  fontSize: typography.sizes.reference,
  lineHeight: 1.45,
  userSelect: 'none',
}));

/** The title bar, without the buttons by which one would know the system. */
const TitleBar = styled('div')(({ theme: { palette, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(0.75),
  height: 26,
  paddingInline: spacing(1.25),
  borderBlockEnd: `1px solid ${palette.line.strong}`,
  backgroundColor: palette.surface.laid,
  '& > i': { width: 8, height: 8, border: `1px solid ${palette.text.tertiary}`, borderRadius: '50%' },
}));

/** Two buttons of a drawing, of which the first is filled. */
const DrawnButtons = styled('div')(({ theme: { palette, radii, spacing, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  '& > span': {
    paddingBlock: spacing(0.5),
    paddingInline: spacing(1.5),
    border: `1px solid ${palette.line.edge}`,
    borderRadius: radii.sheet,
    fontWeight: typography.fontWeightMedium,
    whiteSpace: 'nowrap',
  },
  '& > :first-of-type': {
    borderColor: palette.action.fill,
    backgroundColor: palette.action.fill,
    color: palette.action.onFill,
  },
}));

const inOneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;

/** A file of the browser's downloads. */
function File({
  children,
  detail,
  isChosen,
}: {
  children: ReactNode;
  detail?: ReactNode;
  isChosen?: boolean;
}) {
  return (
    <Box
      sx={({ palette }) => ({
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: 1.25,
        position: 'relative',
        minHeight: 62,
        paddingInline: 1.5,
        borderBlockEnd: `1px solid ${palette.line.hair}`,
        borderInlineStart: `3px solid ${isChosen ? palette.line.ink : 'transparent'}`,
        // Forced colours would show a transparent border.
        '@media (forced-colors: active)': { borderInlineStartColor: isChosen ? undefined : 'Canvas' },
        backgroundColor: isChosen ? palette.surface.laid : undefined,
        color: isChosen ? undefined : palette.text.secondary,
      })}
    >
      {isChosen ? <FileDownloadIcon /> : <InsertDriveFileIcon />}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ ...inOneLine, fontWeight: isChosen ? 'fontWeightMedium' : undefined }}>{children}</Box>
        {detail && <Box sx={{ ...inOneLine, color: 'text.tertiary' }}>{detail}</Box>}
      </Box>
      {isChosen && (
        <Box
          component="svg"
          viewBox="0 0 20 32"
          sx={({ palette }) => ({
            position: 'absolute',
            insetInlineEnd: '14%',
            insetBlockStart: '58%',
            width: 17,
            fill: palette.text.primary,
            stroke: palette.surface.sheet,
            strokeWidth: 1.5,
            strokeLinejoin: 'round',
          })}
        >
          <path
            d="M1 1v26l6.600-5.800 4.600 10.300 4.700-2.100-4.600-10.200 8.800-.6z"
            transform="scale(.92)"
          />
        </Box>
      )}
    </Box>
  );
}

/** The browser's downloads, with the pointer on the latest. */
function Downloads() {
  return (
    // A file without room for all of it wraps into a column that the window cuts off.
    <Stack sx={{ flexWrap: 'wrap', height: '100%', '& > *': { width: '100%' } }}>
      <File isChosen detail={<FormattedMessage id="download.drawing.open" />}>
        {site.installer ? (
          <bdi dir="ltr">{fileName(site.installer.url)}</bdi>
        ) : (
          <FormattedMessage id="download.hero.title" />
        )}
      </File>
      <File>
        <FormattedMessage id="download.drawing.earlier" />
      </File>
      <File>
        <FormattedMessage id="download.drawing.earliest" />
      </File>
    </Stack>
  );
}

/** The setup window before the last button. */
function Setup() {
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: '1fr auto', height: '100%' }}>
      <Box sx={{ padding: (theme) => theme.spacing(1.5, 1.75) }}>
        <Typography variant="smallSerif" component="div" sx={{ fontSize: 'sizes.title1' }}>
          <FormattedMessage id="download.hero.title" />
        </Typography>
        <Stack direction="row" spacing={1} sx={{ marginBlockStart: 1.25 }}>
          <CheckIcon sx={{ fontSize: 'sizes.body' }} />
          <FormattedMessage id="download.facts.windows" tagName="span" />
        </Stack>
      </Box>
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'end',
          padding: (theme) => theme.spacing(1.25, 1.75),
          borderBlockStart: 1,
          borderColor: 'line.hair',
          backgroundColor: 'surface.laid',
        }}
      >
        <DrawnButtons>
          <FormattedMessage id="download.drawing.install" tagName="span" />
          <FormattedMessage id="download.drawing.cancel" tagName="span" />
        </DrawnButtons>
      </Box>
    </Box>
  );
}

/** A document with a change, and the card that proposes it. */
function Document() {
  return (
    <Box sx={{ paddingBlockEnd: 1.25 }}>
      <Box
        sx={({ palette }) => ({
          paddingInline: 1.75,
          borderBlockEnd: `1px solid ${palette.line.hair}`,
          '& > span': {
            display: 'inline-block',
            paddingBlock: 0.625,
            borderBlockEnd: `2px solid ${palette.line.ink}`,
            fontWeight: 'fontWeightMedium',
          },
        })}
      >
        <FormattedMessage id="download.drawing.tab" tagName="span" />
      </Box>
      <Typography
        variant="document"
        component="div"
        sx={{ padding: (theme) => theme.spacing(1, 1.75, 1.25), fontSize: 'sizes.small', lineHeight: 1.75 }}
      >
        <FormattedMessage id="download.drawing.clause" />
      </Typography>
      <Stack
        direction="row"
        sx={({ palette }) => ({
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          marginInline: 1.25,
          padding: 1.25,
          border: `1px solid ${palette.line.strong}`,
          borderInlineStart: `3px solid ${palette.line.ink}`,
        })}
      >
        <Box sx={{ fontWeight: 'fontWeightMedium' }}>
          <FormattedMessage id="download.drawing.reason" />
        </Box>
        <DrawnButtons>
          <FormattedMessage id="download.drawing.accept" tagName="span" />
          <FormattedMessage id="download.drawing.reject" tagName="span" />
        </DrawnButtons>
      </Stack>
    </Box>
  );
}

const drawings = { run: Downloads, setup: Setup, launch: Document } as const;

/**
 * The window of an installation step at the size of text, as high as its container and cropped by the lower edge. Decorative, since the
 * step's text says the same.
 */
export function InstallDrawing({ step }: { step: InstallStep }) {
  const Drawing = drawings[step];
  return (
    <Window aria-hidden>
      <TitleBar />
      <div>
        <Drawing />
      </div>
    </Window>
  );
}
