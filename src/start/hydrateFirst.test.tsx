// @vitest-environment jsdom
import { act, startTransition, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrated, withholdPresses } from './hydrateFirst';

/** jsdom has none. */
class PointerEvent extends MouseEvent {
  readonly pointerId: number;
  constructor(type: string, { pointerId = 0, ...init }: PointerEventInit) {
    super(type, init);
    this.pointerId = pointerId;
  }
}

beforeEach(() => {
  vi.stubGlobal('PointerEvent', PointerEvent);
});
afterEach(() => vi.unstubAllGlobals());

/** A served page with a button in a part that hydrates by itself. */
function servePage() {
  const onClick = vi.fn<() => void>();
  const page = (
    <Suspense>
      <button type="button" onClick={onClick}>
        Monthly
      </button>
    </Suspense>
  );
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const root = document.getElementById('root')!;
  return {
    button: root.querySelector('button')!,
    onClick,
    hydrate: () => startTransition(() => void hydrateRoot(root, page)),
  };
}

it('keeps a click from what is not hydrated, and repeats it once afterwards (X19)', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { button, onClick, hydrate } = servePage();
  const onPress = vi.fn<(control: HTMLElement) => void>();
  withholdPresses(onPress);
  await act(async () => {
    hydrate();
    button.click();
    button.click();
    expect(onPress).toHaveBeenCalledWith(button);
    expect(onClick).not.toHaveBeenCalled();
  });
  expect(onClick).toHaveBeenCalledTimes(1);
  button.click();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('does not wait for an element that leaves the page', async () => {
  const { button } = servePage();
  const wait = hydrated(button);
  button.remove();
  await expect(wait).resolves.toBeUndefined();
});
