// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeIntersectionObserver, type FakeObserver } from '../../tests/fakeIntersectionObserver';
import { WhenNear } from './WhenNear';

const Static = () => (
  <p>
    static <button>Accept</button>
  </p>
);
const Live = () => (
  <p>
    live <button>Accept</button>
  </p>
);

describe('WhenNear', () => {
  let observers: FakeObserver[];

  beforeEach(() => {
    observers = fakeIntersectionObserver();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  function show(load: () => Promise<typeof Live>) {
    render(
      <WhenNear load={load}>
        <Static />
      </WhenNear>,
    );
    return observers.at(-1)!;
  }
  const come = (observer: FakeObserver) => act(async () => observer.report(1));

  it('shows the static form and loads nothing while it is far from the screen', async () => {
    const load = vi.fn(async () => Live);
    const observer = show(load);
    await act(async () => observer.report(0));
    expect(screen.getByText('static')).toBeTruthy();
    expect(load).not.toHaveBeenCalled();
  });

  it('puts the live component in its place when it comes near', async () => {
    const observer = show(async () => Live);
    await come(observer);
    expect(screen.getByText('live')).toBeTruthy();
    expect(screen.queryByText('static')).toBeNull();
    expect(observer.isWatching()).toBe(false);
  });

  it('looks one screen ahead', () => {
    expect(show(async () => Live).options.rootMargin).toBe('100% 0px');
  });

  it('keeps the focus on the control that had it', async () => {
    const observer = show(async () => Live);
    screen.getByRole('button').focus();
    await come(observer);
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(screen.getByText('live').contains(document.activeElement)).toBe(true);
  });

  it('leaves the focus alone when it is elsewhere', async () => {
    const observer = show(async () => Live);
    await come(observer);
    expect(document.activeElement).toBe(document.body);
  });

  it('stays static when the code cannot be loaded, and tries again the next time it comes near (X12)', async () => {
    const load = vi.fn(async () => Live).mockRejectedValueOnce(new Error('offline'));
    const observer = show(load);
    await come(observer);
    expect(screen.getByText('static')).toBeTruthy();
    await come(observer);
    expect(screen.getByText('live')).toBeTruthy();
  });
});
