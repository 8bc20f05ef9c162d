import { FormattedMessage } from 'react-intl';
import { site } from '../../site';
import { LegalTable } from './LegalTable';

/** Kinds of data, with the retention period in months where configured. */
const kept = [
  { data: 'account' },
  { data: 'waitlist' },
  { data: 'letters' },
  { data: 'applications' },
  { data: 'content' },
  { data: 'billing' },
  { data: 'logs', months: site.retention.logs },
  { data: 'support', months: site.retention.support },
] as const;

/** How long each kind of data is kept. */
export function RetentionTable() {
  return (
    <LegalTable
      caption="privacy.kept.caption"
      columns={['privacy.kept.data', 'privacy.kept.period']}
      rows={kept.map(({ data, ...period }) => ({
        id: data,
        name: <FormattedMessage id={`privacy.kept.${data}`} />,
        cells: [
          <FormattedMessage key="period" id={`privacy.kept.${data}Period`} values={period} tagName="span" />,
        ],
      }))}
    />
  );
}
