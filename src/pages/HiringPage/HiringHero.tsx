import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { FormattedMessage } from 'react-intl';
import { SplitHead } from '../../components/SplitHead';
import { SplitLayout } from '../../components/SplitLayout';
import { PageAnchor } from '../../components/PageLink';
import { useLocale } from '../../locale/useLocale';
import { openings } from '../../paths';
import { MissingComma } from './MissingComma';

/** The head of the careers page, with a link to the open positions. */
export function HiringHero() {
  const language = useLocale('language');
  return (
    <SplitLayout aside={<MissingComma key={language} />}>
      <SplitHead title="hiring.hero.title" lead="hiring.hero.lead" />
      <Button
        component={PageAnchor}
        to="/hiring#positions"
        variant="contained"
        size="large"
        sx={{ gap: 1.25 }}
      >
        <FormattedMessage id="hiring.positions.title" />
        <Chip component="span" variant="badge" label={openings.length} sx={{ fontSize: 'sizes.small' }} />
      </Button>
    </SplitLayout>
  );
}
