/** The operating system as far as the browser reports it. */
export type VisitorSystem = 'windows' | 'mac' | 'ios' | 'android' | 'chromeos' | 'linux' | 'unknown';

type SystemHints = Pick<Navigator, 'userAgentData' | 'userAgent' | 'maxTouchPoints'>;

/** Order matters: Android user agents contain “Linux”, iPhones “Mac OS X”. */
const signs: readonly [RegExp, VisitorSystem][] = [
  [/windows phone/i, 'unknown'],
  [/android/i, 'android'],
  [/iphone|ipad|ipod|^ios$/i, 'ios'],
  [/\bcros\b|chrome ?os|chromium os/i, 'chromeos'],
  [/windows|win(32|64)/i, 'windows'],
  [/mac ?os|macintosh/i, 'mac'],
  [/linux|x11/i, 'linux'],
];

const systemIn = (text: string) => signs.find(([sign]) => sign.test(text))?.[1];

/** A guess: browsers may report anything. */
export function visitorSystem({ userAgentData, userAgent, maxTouchPoints }: SystemHints): VisitorSystem {
  const system = systemIn(userAgentData?.platform ?? '') ?? systemIn(userAgent) ?? 'unknown';
  // iPads report themselves as Macintosh, but no Macintosh has a touch screen.
  return system === 'mac' && maxTouchPoints > 1 ? 'ios' : system;
}
