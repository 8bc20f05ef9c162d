import CheckIcon from '@mui/icons-material/CheckOutlined';
import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import Typography from '@mui/material/Typography';
import type SvgIcon from '@mui/material/SvgIcon';
import { FormattedMessage } from 'react-intl';
import { PageLink } from '../../components/PageLink';
import { useHydrated } from '../../hooks/useHydrated';
import { useText } from '../../locale/useText';
import { visitorSystem, type VisitorSystem } from './visitorSystem';

const icons: Partial<Record<VisitorSystem, typeof SvgIcon>> = {
  windows: CheckIcon,
  unknown: InsertDriveFileIcon,
};

function Words({ system }: { system: VisitorSystem }) {
  const text = useText();
  if (system === 'windows' || system === 'unknown')
    return <FormattedMessage id={`download.system.${system}`} />;
  return (
    <FormattedMessage
      id="download.system.other"
      values={{
        system: text(`download.system.${system}`),
        link: (chunks) => <PageLink to="/download#instead">{chunks}</PageLink>,
      }}
    />
  );
}

/** Whether the installer runs on the visitor's system, if the browser reports it. Until hydrated, the page names the supported systems. */
export function SystemNote() {
  const isHydrated = useHydrated();
  const system = isHydrated ? visitorSystem(navigator) : 'unknown';

  const Icon = icons[system] ?? WarningAmberIcon;

  return (
    <Typography
      variant="small"
      component="div"
      color="textSecondary"
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 1fr)',
        gap: 1,
        alignItems: 'start',
        // Reserves two lines, which some systems need.
        minHeight: '3.2em',
        marginBlockStart: 1.75,
        maxWidth: '30em',
        textWrap: 'balance',
      }}
    >
      <Icon sx={{ marginBlockStart: 0.125 }} />
      <span>
        <Words system={system} />
      </span>
    </Typography>
  );
}
