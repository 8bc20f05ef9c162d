import type { CountryAnswer } from '../locale/resolveLanguage';

/** Recorded acts of the visitor before hydration, in order. */
export type RecordedAct =
  | { kind: 'click'; target: HTMLElement }
  | { kind: 'key'; target: HTMLElement; key: string }
  | { kind: 'input'; target: HTMLInputElement | HTMLTextAreaElement; value?: string }
  | { kind: 'search' };

/** What the start script passes to the application as `window.stetStart`. */
interface StartHandover {
  /** The location service's answer; rejects on failure. Absent if the address forces a country. */
  location?: Promise<unknown>;
  /** The location service's answer so far. */
  answer: CountryAnswer;
  /** Stops recording and returns the acts. Called once the application can handle them. */
  take(): RecordedAct[];
}

/** The application's entry module. */
export interface Application {
  /** Hydrates or renders the page. Rejects if something cannot be read; then it may be called again. */
  start(): Promise<void>;
}

declare global {
  interface Window {
    stetStart?: StartHandover;
  }
}
