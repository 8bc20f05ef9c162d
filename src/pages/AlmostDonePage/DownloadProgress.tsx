import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJs } from '../../styles/hideWithoutJs';
import { Icon } from '../../components/Icon';
import { useDownloadOnce } from './useDownloadOnce';

/** Starts the download and offers a plain link to repeat it, which is also how the download starts without JavaScript. */
export function DownloadProgress({ url }: { url: string }) {
  const state = useDownloadOnce(url);

  return (
    <>
      <Button variant="contained" size="large" href={url} download startIcon={<Icon name="download" />}>
        <FormattedMessage id="download.done.restart" />
      </Button>
      <Typography
        variant="small"
        component="div"
        color="textSecondary"
        role="status"
        sx={{
          minHeight: '3.2em',
          marginBlockStart: 1.75,
          maxWidth: '34em',
          textWrap: 'balance',
          ...hideWithoutJs,
        }}
      >
        <FormattedMessage id={`download.done.${state}`} />
      </Typography>
    </>
  );
}
