import { expect, type Locator } from '@playwright/test';

/** Presses a button, and expects it at the same place of the viewport in each of the frames that follow. */
export async function expectInPlace(button: Locator) {
  const tops = await button.evaluate(async (pressed: HTMLElement) => {
    const seen = [pressed.getBoundingClientRect().top];
    pressed.click();
    for (let frame = 0; frame < 60; frame++) {
      await new Promise(requestAnimationFrame);
      seen.push(pressed.getBoundingClientRect().top);
    }
    return seen;
  });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2);
}
