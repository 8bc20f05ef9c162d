import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { copyIcons, useCopy } from '../hooks/useCopy';
import { useText } from '../locale/useText';
import { site } from '../site';
import { hideWithoutJsAndInPrint } from '../styles/hideWithoutJs';
import { LiveRegion } from './LiveRegion';

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '124px minmax(0, 1fr)' },
        gap: { xs: 0.25, sm: 2 },
        paddingBlock: 1.5,
        borderBlockEnd: 1,
        borderColor: 'line.hair',
      }}
    >
      <Typography variant="small" component="dt" color="textTertiary">
        {name}
      </Typography>
      <Typography variant="small" component="dd" sx={{ minWidth: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}

/** A checksum in groups of eight digits, for comparison by eye; copied as one word. */
function Checksum({ value }: { value: string }) {
  const text = useText();
  const { result, copy } = useCopy(value);
  const CopyIcon = result ? copyIcons[result] : ContentCopyIcon;
  const name = text(result ? `shell.copy.${result}` : 'download.facts.copy');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' }}>
      <Box
        component="bdi"
        dir="ltr"
        sx={{
          display: 'grid',
          fontFamily: ({ typography }) => typography.families.code,
          fontSize: 'sizes.reference',
          gridTemplateColumns: 'repeat(auto-fill, 8ch)',
          columnGap: '1ch',
          // Four groups per line, or two.
          maxWidth: { xs: '35ch', md: '17ch', xl: '35ch' },
          '[dir=rtl] &': { justifyContent: 'end' },
          lineHeight: 1.6,
        }}
      >
        {value.match(/.{8}/g)?.map((group) => (
          <span key={group}>{group}</span>
        ))}
      </Box>
      <Box sx={{ marginBlock: -1.25, marginInlineEnd: -1.25 }}>
        <IconButton aria-label={name} title={name} onClick={() => void copy()} sx={hideWithoutJsAndInPrint}>
          <CopyIcon />
        </IconButton>
        <LiveRegion>{result && name}</LiveRegion>
      </Box>
    </Box>
  );
}

/** Requirements, size and checksum of the installer. */
export function InstallerFacts() {
  const { installer } = site;
  return (
    <Box component="dl" sx={{ margin: 0, marginBlockStart: 4, borderBlockStart: 1, borderColor: 'line.ink' }}>
      <Fact name={<FormattedMessage id="download.facts.needs" />}>
        <FormattedMessage id="download.facts.windows" />
      </Fact>
      {installer && (
        <>
          <Fact name={<FormattedMessage id="download.facts.version" />}>
            <FormattedMessage
              id="download.facts.file"
              values={{ version: installer.version, size: (installer.bytes / 1_000_000).toFixed(1) }}
            />
          </Fact>
          <Fact name={<FormattedMessage id="download.facts.checksum" />}>
            <Checksum value={installer.sha256} />
          </Fact>
        </>
      )}
    </Box>
  );
}
