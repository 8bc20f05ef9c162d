const forced = '(forced-colors: active)';

/** System colours, as far as a style sheet can emulate them. */
const system = `
  *, *::before, *::after {
    color: CanvasText; background-color: Canvas; border-color: CanvasText; outline-color: CanvasText;
    box-shadow: none !important; text-shadow: none !important; fill: currentColor;
  }
  a, a * { color: LinkText } button, button * { color: ButtonText } :disabled, :disabled * { color: GrayText }
`;

const important = (style: CSSStyleDeclaration) =>
  [...style].map((name) => `${name}: ${style.getPropertyValue(name)} !important`).join(';');

/** The page's rules for forced colours. */
function rulesFor(rules: CSSRuleList, isForced = false): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule)
      return rulesFor(rule.cssRules, isForced || rule.conditionText.includes(forced));
    return isForced && rule instanceof CSSStyleRule
      ? [`${rule.selectorText} { ${important(rule.style)} }`]
      : [];
  });
}

/** Approximates forced colours, which a page cannot switch on; `npm run workshop:test` uses the real ones. */
export function emulateForcedColors(isOn: boolean): void {
  document.getElementById('forced-colors')?.remove();
  if (!isOn) return;
  const own = [...document.styleSheets].flatMap((sheet) => rulesFor(sheet.cssRules));
  const plain = system.replace(/: ([^;!{}]+)(?=[;}])/g, ': $1 !important');
  const element = document.createElement('style');
  element.id = 'forced-colors';
  element.textContent = `${plain}\n${own.join('\n')}`;
  document.head.append(element);
}
