import type { Language } from '../../src/locale/languages.ts';

/** Width and height, in px of the stage. */
export interface Size {
  width: number;
  height: number;
}

/** Sizes in px; films have the same aspect ratio, and stills unless they have a size of their own. */
export const stages = {
  /** 5 : 3, the hero. */
  hero: { width: 880, height: 528 },
  /** 16 : 9, a workflow clip. */
  clip: { width: 880, height: 495 },
  /** The document alone, on phones. */
  phone: { width: 350, height: 400 },
  /** The proof sheet of “Meet”. */
  meet: { width: 660, height: 520 },
} as const;
export type StageName = keyof typeof stages;

/** A move to an element that starts at `at` seconds and takes `seconds`. */
interface Move {
  at: number;
  seconds: number;
  /** A selector; the target is the element's position at the end of the move. */
  to: string;
}

/** A pointer move, with a press at the end by default. */
export interface PointerMove extends Move {
  onlyMoves?: boolean;
}

/** A camera move: zooms to the element. */
export interface CameraMove extends Move {
  zoom: number;
}

/** A caption, in seconds. */
export interface Caption {
  from: number;
  to: number;
  text: string;
}

/** A film as a pure function of time. */
export interface Scene {
  seconds: number;
  draw(now: number): string;
  /** Pointer moves, and when it disappears, if it does. */
  pointer?: { moves: PointerMove[]; goneAt?: number };
  camera?: CameraMove[];
  captions?: Caption[];
}

/** A scene in a language. */
export type SceneMaker = (language: Language) => Scene;
