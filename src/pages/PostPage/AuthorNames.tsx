import { FormattedList } from 'react-intl';
import { OwnDirection } from '../../components/OwnDirection';
import type { Post } from '../../data/posts';

/** All authors of a post, each name in its own direction. */
export function AuthorNames({ authors }: Pick<Post, 'authors'>) {
  return (
    <FormattedList
      value={authors.map(({ name }, index) => (
        // Two may have the same name, and never change places.
        // eslint-disable-next-line react/no-array-index-key
        <OwnDirection key={index}>{name}</OwnDirection>
      ))}
    />
  );
}
