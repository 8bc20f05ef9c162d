import type { CountryAnswer } from '../locale/resolveLanguage';

/** What the visitor did before the application could answer, in the order of the acts. */
export type RecordedAct =
  | { kind: 'click'; target: HTMLElement }
  | { kind: 'key'; target: HTMLElement; key: string }
  | { kind: 'input'; target: HTMLInputElement | HTMLTextAreaElement; value?: string }
  | { kind: 'search' };

/** What the start script leaves for the application, as `window.stetStart`. */
export interface StartHandover {
  /** The body of the location service's answer; rejects when there was none. Absent where the address forces a country. */
  location?: Promise<unknown>;
  /** What the location call has said so far. */
  answer: CountryAnswer;
  /** Stops recording and gives what was recorded. The application calls it once it can answer. */
  take(): RecordedAct[];
}

/** The application's entry module. */
export interface Application {
  /** Hydrates or renders the page. Rejects when something it needs cannot be read, and may be called again then. */
  start(): Promise<void>;
}

declare global {
  interface Window {
    stetStart?: StartHandover;
  }
}
