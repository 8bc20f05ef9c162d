// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeIntersectionObserver, type FakeObserver } from '../../../tests/fakeIntersectionObserver';
import { LazyVideo } from './LazyVideo';

const sources = [
  { src: '/film.webm', type: 'video/webm' },
  { src: '/film.mp4', type: 'video/mp4' },
] as const;

describe('LazyVideo (H5)', () => {
  let observers: FakeObserver[];
  const play = vi.fn(async () => undefined);
  const pause = vi.fn();

  beforeEach(() => {
    observers = fakeIntersectionObserver();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  });
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  function show(props: Partial<Parameters<typeof LazyVideo>[0]> = {}) {
    render(
      <LazyVideo
        {...{ sources, poster: '/film.avif', width: 864, height: 486, label: 'A film', isPlaying: true }}
        {...props}
      >
        No video here.
      </LazyVideo>,
    );
    const video = screen.getByLabelText<HTMLVideoElement>('A film');
    const report = (...ratios: number[]) => act(async () => observers[0]?.report(...ratios));
    return { video, report };
  }

  it('does not load while it is far from the viewport', async () => {
    const { video, report } = show();
    await report(0);
    expect(video.querySelectorAll('source')).toHaveLength(0);
    expect(video.hasAttribute('poster')).toBe(false);
    expect(play).not.toHaveBeenCalled();
  });

  it('observes 200 px around the viewport, with a threshold of a tenth', () => {
    show();
    expect(observers[0]?.options).toEqual({ rootMargin: '200px 0px', threshold: 0.1 });
  });

  it('follows the last entry when the observer reports several at once', async () => {
    const { video, report } = show();
    await report(0, 0.5);
    expect(video.querySelectorAll('source')).toHaveLength(2);
    expect(play).toHaveBeenCalledOnce();
    pause.mockClear();
    await report(0.5, 0);
    expect(pause).toHaveBeenCalledOnce();
  });

  it('loads and plays, silent, once a tenth of it is near', async () => {
    const { video, report } = show();
    await report(0.05);
    expect(play).not.toHaveBeenCalled();
    await report(0.1);
    expect([...video.querySelectorAll('source')].map((source) => source.getAttribute('src'))).toEqual([
      '/film.webm',
      '/film.mp4',
    ]);
    expect(video.getAttribute('poster')).toBe('/film.avif');
    expect(video.muted).toBe(true);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('pauses outside, and resumes', async () => {
    const { report } = show();
    await report(1);
    pause.mockClear();
    await report(0);
    expect(pause).toHaveBeenCalledTimes(1);
    await report(1);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('keeps the poster when the browser refuses to play', async () => {
    play.mockRejectedValueOnce(new Error('NotAllowedError'));
    const { video, report } = show();
    await report(1);
    expect(video.getAttribute('poster')).toBe('/film.avif');
  });

  it('reports its progress and its end', () => {
    const onEnded = vi.fn();
    const onProgress = vi.fn();
    const { video } = show({ onEnded, onProgress });
    Object.defineProperties(video, { duration: { value: 8 }, currentTime: { value: 2 } });
    fireEvent.timeUpdate(video);
    fireEvent.ended(video);
    expect(onProgress).toHaveBeenCalledWith(0.25);
    expect(onEnded).toHaveBeenCalledTimes(1);
  });
});
