import { useEffect, useState } from 'react';
import { expandToWords } from './marks';

/** How long a selection must stay unchanged, in ms. */
const debounceMs = 200;

/** Characters of a mark. */
const minLength = 3;
const maxLength = 900;

interface SelectedWords {
  range: Range;
  quote: string;
}

function selectedWords(): SelectedWords | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0).cloneRange();
  const { commonAncestorContainer: holder } = range;
  const element = holder instanceof Element ? holder : holder.parentElement;
  const [before, after] = expandToWords(range);
  const quote = `${before}${selection.toString()}${after}`.replace(/\s+/g, ' ').trim();
  const isText =
    element?.closest('main') && !element.closest('input, textarea, [contenteditable], [role=textbox]');
  return isText && quote.length >= minLength && quote.length <= maxLength ? { range, quote } : undefined;
}

/** The selected words of the page, and a function that returns and deselects them. A touch may have ended the selection already. */
export function useSelectedWords() {
  const [words, setWords] = useState(selectedWords);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function later() {
      clearTimeout(timer);
      timer = setTimeout(() => setWords(selectedWords()), debounceMs);
    }
    document.addEventListener('selectionchange', later);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', later);
    };
  }, []);

  function take() {
    const taken = selectedWords() ?? words;
    getSelection()?.removeAllRanges();
    setWords(undefined);
    return taken;
  }
  return [words, take] as const;
}
