import { FormattedMessage } from 'react-intl';
import { storedEntries } from '../../lib/storedEntries';
import { LegalTable } from './LegalTable';

/** Every cookie and storage key of the site. */
export function StorageTable() {
  return (
    <LegalTable
      caption="privacy.storage.caption"
      columns={[
        'privacy.storage.name',
        'privacy.storage.place',
        'privacy.storage.purpose',
        'privacy.storage.duration',
      ]}
      rows={storedEntries.map(({ name, place, purpose, duration }) => ({
        id: name + place,
        name: (
          <bdi dir="ltr">
            <code>{name}</code>
          </bdi>
        ),
        cells: [
          <FormattedMessage key="place" id={`privacy.place.${place}`} tagName="span" />,
          <FormattedMessage key="purpose" id={`privacy.purpose.${purpose}`} tagName="span" />,
          <FormattedMessage key="duration" id={`privacy.duration.${duration}`} tagName="span" />,
        ],
      }))}
    />
  );
}
