/** The operating system that a browser reports; `unknown` when it does not. */
export type VisitorSystem = 'windows' | 'mac' | 'ios' | 'android' | 'chromeos' | 'linux' | 'unknown';

/** What a browser says of its system. */
export interface SystemHints {
  /** `navigator.userAgentData.platform`, where there is one. */
  platform: string | undefined;
  userAgent: string;
  /** An iPad calls itself a Macintosh; no Macintosh has a touch screen. */
  maxTouchPoints: number;
}

/** In this order: Android says Linux as well, and an iPhone says Mac OS X. */
const signs: readonly [RegExp, VisitorSystem][] = [
  [/windows phone/i, 'unknown'],
  [/android/i, 'android'],
  [/iphone|ipad|ipod|^ios$/i, 'ios'],
  [/cros|chrome ?os|chromium os/i, 'chromeos'],
  [/windows|win(32|64)/i, 'windows'],
  [/mac ?os|macintosh/i, 'mac'],
  [/linux|x11/i, 'linux'],
];

const systemIn = (text: string) => signs.find(([sign]) => sign.test(text))?.[1];

/** The visitor's system as it looks from here: a guess, since browsers may say what they like. */
export function visitorSystem({ platform, userAgent, maxTouchPoints }: SystemHints): VisitorSystem {
  const system = (platform && systemIn(platform)) || systemIn(userAgent) || 'unknown';
  return system === 'mac' && maxTouchPoints > 1 ? 'ios' : system;
}

/** The hints of the browser at hand. Only in a browser. */
export function browserHints(): SystemHints {
  const { userAgent, maxTouchPoints, userAgentData } = navigator as Navigator & {
    userAgentData?: { platform?: string };
  };
  return { platform: userAgentData?.platform, userAgent, maxTouchPoints };
}
