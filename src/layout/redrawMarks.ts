const html = document.documentElement;
const marks = 'del, ins, .stet-dots';

/** When the marks are drawn, in ms: while the double rule lands at their margin. */
const timing = { delay: 300, duration: 200 };

/** Ends the last drawing. */
let end: () => void = () => undefined;

/** The nearest ancestor that is a box. */
function blockOf({ parentElement }: Element): HTMLElement | null {
  const isInline = parentElement !== null && getComputedStyle(parentElement).display === 'inline';
  return isInline ? blockOf(parentElement) : parentElement;
}

/** Whether a copy of a block would show the same. */
function canCopy(block: HTMLElement): boolean {
  const { top, bottom } = block.getBoundingClientRect();
  const isOnScreen = top < window.innerHeight && bottom > 0;
  // In a copy, animations would start anew.
  return isOnScreen && block.getAnimations({ subtree: true }).length === 0;
}

/** A copy of a block's content that has its lines and dots, but neither words nor backgrounds. */
function copyLines(block: HTMLElement): HTMLElement {
  const copy = document.createElement('div');
  copy.append(...block.cloneNode(true).childNodes);
  copy.ariaHidden = 'true';
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'absolute',
    // A little wider, since rounding of a width that fits the words would break their lines elsewhere.
    inset: 0,
    insetInlineEnd: '-0.1px',
    padding: 'inherit',
    webkitTextFillColor: 'transparent',
  });
  for (const { style } of copy.querySelectorAll<HTMLElement>('*')) style.backgroundColor = 'transparent';
  const copies = copy.querySelectorAll<HTMLElement>(marks);
  // Else lines would have the colour of the words.
  for (const [at, mark] of block.querySelectorAll(marks).entries())
    copies[at]?.style.setProperty('text-decoration-color', getComputedStyle(mark).textDecorationColor);
  return copy;
}

/** Draws the deletions, insertions and dots on screen again from their margin. The words stay. */
export function redrawMarks(easing: string): void {
  end();
  const undo: (() => unknown)[] = [];
  const restyle = (element: HTMLElement, style: Partial<CSSStyleDeclaration>) => {
    Object.assign(element.style, style);
    // Chromium leaves an empty attribute if it has not been read since the style was set.
    undo.push(() => element.hasAttribute('style') && element.removeAttribute('style'));
  };
  const start = html.dir === 'rtl' ? '0 -0.4em 100%' : '100% -0.4em 0';
  const blocks = new Set<HTMLElement>();

  for (const mark of document.querySelectorAll(`main :is(${marks})`)) {
    const block = blockOf(mark);
    if (!block || blocks.has(block) || !canCopy(block)) continue;
    // A copy of a block has those inside it.
    if ([...blocks].some((other) => other.contains(block))) continue;
    blocks.add(block);
    const copy = copyLines(block);
    for (const own of block.querySelectorAll<HTMLElement>(marks))
      restyle(own, { textDecorationColor: 'transparent', backgroundImage: 'none' });
    if (getComputedStyle(block).position === 'static') restyle(block, { position: 'relative' });
    block.append(copy);
    undo.push(() => copy.remove());
    const drawing = copy.animate(
      { clipPath: [`inset(-0.2em ${start})`, 'inset(-0.2em 0 -0.4em)'] },
      { ...timing, easing, fill: 'backwards' },
    );
    drawing.onfinish = () => end();
  }
  end = () => undo.splice(0).forEach((one) => one());
}
