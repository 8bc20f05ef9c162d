/**
 * What TypeScript's library has and a browser of package.json's `browserslist` lacks (MDN's compatibility data). Marked as deprecated, so
 * that the linter reports its use in the site; the static members are in `.oxlintrc.json`. What the code uses only after looking for it,
 * such as `startViewTransition`, is not here.
 */

interface Array<T> {
  /** @deprecated Firefox 114 lacks it: copy, then `sort`. */
  toSorted(compare?: (a: T, b: T) => number): T[];
  /** @deprecated Firefox 114 lacks it: copy, then `reverse`. */
  toReversed(): T[];
  /** @deprecated Firefox 114 lacks it: copy, then `splice`. */
  toSpliced(start: number, skipCount?: number, ...items: T[]): T[];
  /** @deprecated Firefox 114 lacks it. */
  with(index: number, value: T): T[];
}

interface ReadonlyArray<T> {
  /** @deprecated Firefox 114 lacks it: copy, then `sort`. */
  toSorted(compare?: (a: T, b: T) => number): T[];
  /** @deprecated Firefox 114 lacks it: copy, then `reverse`. */
  toReversed(): T[];
  /** @deprecated Firefox 114 lacks it: copy, then `splice`. */
  toSpliced(start: number, skipCount?: number, ...items: T[]): T[];
  /** @deprecated Firefox 114 lacks it. */
  with(index: number, value: T): T[];
}

interface URLSearchParams {
  /** @deprecated Chrome 111 and Safari 16.4 lack it: `toString()`. */
  readonly size: number;
  /** @deprecated Firefox 114 and Safari 16.4 ignore the value. */
  has(name: string, value: string): boolean;
  /** @deprecated Firefox 114 and Safari 16.4 ignore the value. */
  delete(name: string, value: string): void;
}

interface Element {
  /** @deprecated Safari 16.4 lacks it: `getClientRects().length`. */
  checkVisibility(options?: CheckVisibilityOptions): boolean;
  /** @deprecated Firefox 114 and Safari 16.4 lack it. */
  setHTMLUnsafe(html: TrustedHTML | string): void;
}

interface HTMLElement {
  /** @deprecated Chrome 111 and Firefox 114 lack it. */
  showPopover(): void;
  /** @deprecated Chrome 111 and Firefox 114 lack it. */
  hidePopover(): void;
  /** @deprecated Chrome 111 and Firefox 114 lack it. */
  togglePopover(): boolean;
}

interface HTMLDialogElement {
  /** @deprecated Chrome 111, Firefox 114 and Safari 16.4 lack it. */
  requestClose(returnValue?: string): void;
}

interface Document {
  /** @deprecated Chrome 111 and Safari 16.4 lack it. */
  caretPositionFromPoint(x: number, y: number): CaretPosition | null;
}

interface Blob {
  /** @deprecated Chrome 111 and Firefox 114 lack it: `arrayBuffer()`. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}
