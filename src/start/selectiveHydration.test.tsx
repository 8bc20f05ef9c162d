// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { act, startTransition, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { controlOf } from './controls';
import { hydrateAround, deferClicksUntilHydrated } from './selectiveHydration';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

/** A served page with a button in a part of a part. */
function servePage() {
  const onClick = vi.fn<() => void>();
  const onKeyUp = vi.fn<() => void>();
  const page = (
    <Suspense>
      <main>
        <Suspense>
          <button type="button" onClick={onClick} onKeyUp={onKeyUp}>
            Monthly
          </button>
        </Suspense>
      </main>
    </Suspense>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
  const button = screen.getByRole('button');
  return { button, onClick, onKeyUp, hydrate: () => startTransition(() => void hydrateRoot(root, page)) };
}

/** A click by a pointer. */
const press = (button: HTMLElement) =>
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));

it('hydrates what is around an element, and calls no handler (X19)', async () => {
  const { button, onClick, onKeyUp, hydrate } = servePage();
  await act(async () => {
    hydrate();
    await hydrateAround(button);
    button.click();
    expect(onClick).toHaveBeenCalledOnce();
  });
  expect(onKeyUp).not.toHaveBeenCalled();
});

it('repeats a withheld click by the application, until all is hydrated (X19)', () => {
  const { button } = servePage();
  const onClick = vi.fn<() => void>();
  button.addEventListener('click', onClick);
  const click = vi.fn<(control: HTMLElement) => Promise<void>>(async () => undefined);
  const pending = new Set<unknown>();
  const handover = { isRecording: true, pending, click, controlOf };
  deferClicksUntilHydrated(handover);

  press(button);
  expect([onClick.mock.calls.length, click.mock.calls.length]).toEqual([0, 0]);

  handover.isRecording = false;
  pending.add('a section');
  press(button);
  expect(click).toHaveBeenCalledExactlyOnceWith(button);
  expect(onClick).not.toHaveBeenCalled();
  button.click();
  expect(onClick).toHaveBeenCalledOnce();

  pending.clear();
  press(button);
  expect(onClick).toHaveBeenCalledTimes(2);
});
