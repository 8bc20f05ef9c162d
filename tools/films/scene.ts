import type { Language } from '../../src/locale/languages.ts';

/** The stage, in its own px; films and stills are recorded in any size of the same proportions. */
export const stages = {
  /** 5 : 3, the hero. */
  hero: { width: 880, height: 528 },
  /** 16 : 9, a workflow clip. */
  clip: { width: 880, height: 495 },
  /** The page alone, on a phone. */
  phone: { width: 350, height: 400 },
  /** The proof sheet of “Meet”. */
  meet: { width: 660, height: 520 },
} as const;
export type StageName = keyof typeof stages;

/** Something that is sent to an element: at `at` seconds it sets out, after `seconds` it is there. */
interface Journey {
  at: number;
  seconds: number;
  /** A selector; where the element is when the journey ends is where the journey goes. */
  to: string;
}

/** A move of the pointer, which presses when it arrives unless it only steps aside. */
export interface PointerMove extends Journey {
  stepsAside?: boolean;
}

/** A move of the camera, which then shows the stage `zoom` times larger, with the element in its middle. */
export interface CameraMove extends Journey {
  zoom: number;
}

/** What is said about a stretch of a film, in seconds; for those who do not see it. */
export interface Caption {
  from: number;
  to: number;
  text: string;
}

/** A film as a pure function of time: the same second gives the same markup, whatever was drawn before. */
export interface Scene {
  seconds: number;
  draw(now: number): string;
  /** Moves of the pointer, and when it leaves; without a time it stays. */
  pointer?: { moves: PointerMove[]; goneAt?: number };
  camera?: CameraMove[];
  captions?: Caption[];
}

/** A scene as it is told in a language. */
export type SceneMaker = (language: Language) => Scene;
