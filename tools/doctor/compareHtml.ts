/** What is known to rewrite pages between server and visitor, by its traces, and how to switch it off. */
const rewriters: readonly { name: string; trace: RegExp; remedy: string }[] = [
  {
    name: 'Cloudflare’s Email Address Obfuscation',
    trace: /\/cdn-cgi\/l\/email-protection|data-cfemail|email-decode\.min\.js/,
    remedy: 'switch it off under Scrape Shield',
  },
  {
    name: 'Cloudflare’s Rocket Loader',
    trace: /rocket-loader|data-cf-settings/,
    remedy: 'switch it off under Speed → Settings',
  },
  {
    name: 'Cloudflare’s Web Analytics',
    trace: /static\.cloudflareinsights\.com/,
    remedy: 'switch off its automatic setup under Web Analytics',
  },
  {
    name: 'Cloudflare’s JavaScript Detections',
    trace: /\/cdn-cgi\/challenge-platform\//,
    remedy: 'switch them off under Security → Settings',
  },
  {
    name: 'Netlify’s Real User Metrics',
    trace: /netlify-rum|\/\.netlify\/scripts\//,
    remedy: 'switch them off under Metrics',
  },
  {
    name: 'PageSpeed',
    trace: /\bpagespeed\b/i,
    remedy: 'set “ModPagespeed off” in Apache, “pagespeed off” in nginx',
  },
  {
    name: 'Google’s tag',
    trace: /googletagmanager\.com|google-analytics\.com/,
    remedy: 'remove it from the snippets that your host or proxy inserts',
  },
];

/** For all of them, known or not. */
const general = 'send “cache-control: no-transform” with pages, if the host itself does not compress them';

/** What minifiers leave. */
const essence = (html: string) => html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/["'\s/]/g, '');

/** How many characters two texts begin with alike, or end with. */
function commonLength(one: string, other: string, side: 'start' | 'end'): number {
  const at = (text: string, index: number) => text.at(side === 'start' ? index : -1 - index);
  let length = 0;
  while (length < one.length && at(one, length) === at(other, length)) length++;
  return length;
}

const quoted = (html: string) => `“${html.slice(0, 200)}${html.length > 200 ? '…' : ''}”`;

/** What is known about a page only by its difference from the build. */
function difference(built: string, served: string): string {
  if (essence(served) === essence(built))
    return 'A minifier rewrites pages: switch it off in the settings of';
  // From the tag in which they begin to differ.
  const start = Math.max(built.lastIndexOf('<', commonLength(built, served, 'start')), 0);
  const end = commonLength(built.slice(start), served.slice(start), 'end');
  const lost = built.slice(start, built.length - end);
  const added = served.slice(start, served.length - end);
  const what = lost ? `puts ${quoted(added)} in place of ${quoted(lost)}` : `inserts ${quoted(added)}`;
  return `Something ${what} in pages, such as a banner, analytics or a proxy’s own script: find it in the settings of`;
}

/** The files that a page starts with, which differ in every build with other code. */
const filesOf = (html: string) => / data-files="([^"]*)"/.exec(html)?.[1];

/** Whether a page is from another build, and cannot be compared. */
export const isOfAnotherBuild = (built: string, served: string) =>
  filesOf(served) !== undefined && filesOf(served) !== filesOf(built);

/**
 * Compares a page as it is served with the build's.
 * @param built undefined if there is nothing to compare it with: then only known rewriters are found.
 * @returns a sentence for each of what has rewritten it.
 */
export function rewritersOf(served: string, built?: string): string[] {
  if (served === built) return [];
  const known = rewriters.filter(({ trace }) => trace.test(served) && !(built && trace.test(built)));
  if (known.length > 0)
    return known.map(({ name, remedy }) => `${name} rewrites pages: ${remedy}, or ${general}.`);
  return built === undefined ? [] : [`${difference(built, served)} your host, or ${general}.`];
}
