import type { CountryAnswer } from '../data/country';
import type { Language } from '../locale/languages';
import type { LanguageSources } from '../locale/resolveLanguage';
import type { controlOf } from './controls';
import type { showScheme } from './scheme';

/** Recorded interactions of the visitor before hydration, in order. */
export type RecordedInteraction =
  | { kind: 'click'; target: HTMLElement }
  | { kind: 'input'; target: HTMLInputElement | HTMLTextAreaElement }
  | { kind: 'search'; target: HTMLElement };

/** What start script, loader and application share as `window.stetStart`. */
export interface StartHandover {
  /* Functions of the start script, which the loader does not repeat. */
  controlOf: typeof controlOf;
  showScheme: typeof showScheme;
  /** Read before the first paint; `htmlTag` is the language of the served HTML. */
  sources: LanguageSources;
  /** The language that the document was labelled with by our scripts; a translator may have changed the label since. */
  language: Language;
  /** Starts the application, once. After a failure it waits for a pause first. */
  hydrate(): void;
  /** Shows the prerendered page, if it is hidden for a change of language. */
  revealPage(): void;
  /** The last key press; the loader handles one that came before it. */
  lastKey?: KeyboardEvent;
  /** The loader's: what is typed after the search has been requested and before its field is there. */
  typed?: string;
  /** Until the interactions are taken. */
  isRecording: boolean;
  /** Records an interaction, and says that the page loads. */
  record(interaction: RecordedInteraction): void;
  /** Stops recording and returns the interactions. Called once, when the application can handle them. */
  drain(): RecordedInteraction[];
  /** The location service's answer so far. */
  answer: CountryAnswer;
  /** The loader's: the location service's final answer, without rejecting. Absent if the address forces a country. */
  finalAnswer?: Promise<CountryAnswer>;
  /** The loader's: has React hydrate what is around an element, in several tasks. */
  hydrateAround?(target: Element): Promise<void>;
  /** The loader's: a value for each `HydrationBoundary` that is to be hydrated. */
  pending?: Set<unknown>;
  /** The application's: carries over what the visitor has done in parts that hydration has rendered anew. */
  carryOver?(): void;
  /** The application's: clicks a control once it is hydrated. */
  click?(control: HTMLElement): Promise<void>;
  /** The loader's: answers of the blog by address, for pages rendered from earlier answers. Failed ones are removed. */
  content?: Map<string, Promise<unknown>>;
  /** The loader's: imports and starts the application. Rejects if a file or message cannot be read; then it may be called again. */
  loadApplication?(): Promise<void>;
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
