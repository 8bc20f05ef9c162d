/** What tests keep in the page. */
interface Window {
  animations: { begun: number };
  cardsRendered: string[];
  chosen: HTMLElement[];
  grounds: Set<string>;
  languagesSeen: Set<string>;
  reportViolation: (text: string) => void;
  served: Element[];
  shift: { total: number };
  trustedTypes: { createPolicy(name: string, rules: object): object };
}
