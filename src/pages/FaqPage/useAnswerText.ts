import type { FaqId } from '../../data/faq';
import { useText } from '../../locale/useText';

/** Paragraphs one after the other; a message's tag is a function, which the type of plain texts does not foresee. */
const paragraph = ((chunks: string[]) => `${chunks.join('')} `) as unknown as string;

/** An answer without its markup, for what compares or quotes it. */
export function useAnswerText(): (id: FaqId) => string {
  const text = useText();
  return (id) => text(`faq.${id}.answer`, { p: paragraph }).trim();
}
