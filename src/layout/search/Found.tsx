import { markFound } from '../../data/search';

/** A text with the words that were searched for marked. */
export function Found({ text, query }: { text: string; query: string }) {
  return (
    <bdi>
      {markFound(text, query).map((part, index) =>
        // The parts of one text never change places.
        // eslint-disable-next-line react/no-array-index-key
        part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </bdi>
  );
}
