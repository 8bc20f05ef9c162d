/** Sets the chosen scheme before the first paint. Insert it into `<head>` as an inline script, with its hash in the policy or a nonce. */
export const noFlashScript =
  "try{const s=localStorage['stet.scheme'];if(/^(light|dark)$/.test(s))document.documentElement.dataset.scheme=s}catch{}";

/** For `script-src` of a Content-Security-Policy; a test verifies it. */
export const noFlashHash = 'sha256-7qJ0ebJVOxrT6b+cszDCTZZOZCXbitKYrBxqofyIkNI=';
