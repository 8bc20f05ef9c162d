/* The loader's worker: has the browser read its list of locales, which it does once for all threads at the first use of `Intl`. */

Intl.NumberFormat.supportedLocalesOf('en');
postMessage(0);
close();
