/**
 * Sets the scheme that a visitor chose before the first paint. Put it into `<head>` as an inline script; a strict policy names
 * its hash, or gives the element a nonce.
 */
export const noFlashScript =
  "try{const s=localStorage['stet.scheme'];if(/^(light|dark)$/.test(s))document.documentElement.dataset.scheme=s}catch{}";

/** For `script-src` of a Content-Security-Policy; a test computes it anew. */
export const noFlashHash = 'sha256-7qJ0ebJVOxrT6b+cszDCTZZOZCXbitKYrBxqofyIkNI=';
