import type { Scene, StageName } from '../scene.ts';
import { stages } from '../scene.ts';
import { curves, durations, mix, progress, round } from '../time.ts';
import type { Point, Stage } from './stage.ts';

/** The part of the stage that fills the picture. */
interface View extends Point {
  width: number;
}

/** Seconds for which a press is shown. */
const press = 0.16;

const arrow = '<path d="M3 2l0 15 4.2-3.8 2.8 6.3 2.6-1.2-2.8-6.1 5.7-.4z" stroke-linejoin="round"/>';

const interpolate = <Place extends object>(from: Place, to: Place, share: number): Place =>
  Object.fromEntries(
    Object.entries(from).map(([key, start]) => [
      key,
      round(mix(start, to[key as keyof Place] as number, share)),
    ]),
  ) as Place;

/** Interpolates a position along its moves. */
function placeAt<Place extends object>(
  now: number,
  home: Place,
  stops: readonly { at: number; seconds: number; place: Place }[],
): Place {
  return stops.reduce(
    (place, stop) => interpolate(place, stop.place, progress(now, stop.at, stop.seconds, curves.ink)),
    home,
  );
}

/** Measures the targets of pointer and camera, and returns the picture as a pure function of time. */
export async function measureMoves(
  scene: Scene,
  stage: Stage,
  stageName: StageName,
): Promise<(now: number) => string> {
  const { width, height } = stages[stageName];

  async function pointAt(now: number, selector: string, across: number, down: number): Promise<Point> {
    await stage.show(scene.draw(now));
    return stage.pointOf(selector, across, down);
  }

  const pointerStops: { at: number; seconds: number; presses: boolean; place: Point }[] = [];
  for (const { at, seconds, to, onlyMoves } of scene.pointer?.moves ?? [])
    pointerStops.push({
      at,
      seconds,
      presses: !onlyMoves,
      // Low on a button, so that its label stays readable.
      place: await pointAt(at + seconds, to, 0.8, 0.72),
    });

  const views: { at: number; seconds: number; place: View }[] = [];
  for (const { at, seconds, to, zoom } of scene.camera ?? []) {
    const { x, y } = await pointAt(at + seconds, to, 0.5, 0.5);
    const seen = { width: width / zoom, height: height / zoom };
    const within = (middle: number, part: number, whole: number) =>
      Math.min(Math.max(middle - part / 2, 0), whole - part);
    const place: View = {
      x: within(x, seen.width, width),
      y: within(y, seen.height, height),
      width: seen.width,
    };
    views.push({ at, seconds, place });
  }

  function drawArrow(now: number): string {
    const first = pointerStops[0]!;
    const shown =
      progress(now, first.at, durations.menu) - progress(now, scene.pointer?.goneAt, durations.menu);
    if (shown === 0) return '';
    const { x, y } = placeAt(now, { x: first.place.x - 90, y: height * 0.82 }, pointerStops);
    const isPressed = pointerStops.some((stop) => {
      const since = now - stop.at - stop.seconds;
      return stop.presses && since >= 0 && since < press;
    });
    const style = `left:${x}px;top:${y}px;opacity:${shown}${isPressed ? ';transform:scale(.86)' : ''}`;
    return `<svg class="pointer" viewBox="0 0 20 22" style="${style}">${arrow}</svg>`;
  }

  /** Phones show a disc instead of a pointer. */
  function drawTouch(now: number): string {
    return pointerStops
      .map(({ at, place }) => {
        const shown =
          progress(now, at - durations.state, durations.state) - progress(now, at + press, durations.state);
        return shown && `<i class="touch" style="left:${place.x}px;top:${place.y}px;opacity:${shown}"></i>`;
      })
      .filter(Boolean)
      .join('');
  }

  const drawPointer = pointerStops.length === 0 ? () => '' : stageName === 'phone' ? drawTouch : drawArrow;

  return (now) => {
    const view = placeAt(now, { x: 0, y: 0, width }, views);
    const scale = width / view.width;
    const transform = `scale(${round(scale)}) translate(${round(-view.x)}px,${round(-view.y)}px)`;
    return `<div class="stage"><div class="camera" style="transform:${transform}">${scene.draw(now)}${drawPointer(now)}</div></div>`;
  };
}
