import { describe, expect, it } from 'vitest';
import { visitorSystem } from './visitorSystem';

const chrome = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`;
const safari = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15`;

describe('the visitor’s system (X17)', () => {
  it.each([
    ['windows', 'Windows', chrome('Windows NT 10.0; Win64; x64'), 0],
    ['windows', undefined, chrome('Windows NT 10.0; Win64; x64'), 10],
    ['windows', undefined, 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 0],
    ['mac', 'macOS', chrome('Macintosh; Intel Mac OS X 10_15_7'), 0],
    ['mac', undefined, safari('Macintosh; Intel Mac OS X 10_15_7'), 0],
    ['ios', undefined, safari('Macintosh; Intel Mac OS X 10_15_7'), 5],
    ['ios', undefined, safari('iPhone; CPU iPhone OS 19_0 like Mac OS X'), 5],
    ['android', 'Android', chrome('Linux; Android 10; K'), 5],
    ['android', undefined, chrome('Linux; Android 10; K'), 5],
    ['chromeos', 'Chrome OS', chrome('X11; CrOS x86_64 14541.0.0'), 0],
    ['chromeos', 'Chromium OS', chrome('X11; Linux x86_64'), 0],
    ['linux', 'Linux', chrome('X11; Linux x86_64'), 0],
    ['linux', undefined, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0],
    // A phone in “desktop site” mode: client hints are right, the user agent is not.
    ['android', 'Android', chrome('X11; Linux x86_64'), 5],
    ['unknown', undefined, 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) AppleWebKit/537.36', 5],
    ['windows', '', 'Microsoft Edge on Windows NT 10.0', 0],
    ['unknown', '', '', 0],
    ['unknown', 'Unknown', 'curl/8.9.1', 0],
  ])(
    'is %s for platform %j, user agent %j and %i touch points',
    (system, platform, userAgent, maxTouchPoints) => {
      const hints = {
        userAgent,
        maxTouchPoints,
        ...(platform !== undefined && { userAgentData: { platform } }),
      };
      expect(visitorSystem(hints)).toBe(system);
    },
  );
});
