import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../demo/serve.ts';

/** Differences between two static hosts. */
interface Ways {
  /** True for Cloudflare Pages, whose rules precede files; Netlify's follow them. */
  rulesFirst: boolean;
  /** True for Cloudflare Pages, which answers unknown addresses with the nearest `404.html`. */
  nearestNotFound: boolean;
}

interface Rule {
  from: RegExp;
  to: string;
  status: number;
}

/**
 * Lines of `_redirects`.
 * @throws Error for one that either host would reject.
 */
function readRules(folder: string): Rule[] {
  const lines = readFileSync(join(folder, '_redirects'), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [from, to, status, ...more] = line.split(' ');
    if (
      !from?.startsWith('/') ||
      !to?.startsWith('/') ||
      !/^(200|30[12378])$/.test(status ?? '') ||
      more.length
    )
      throw new Error(`Cloudflare would leave this line of _redirects out: ${line}`);
    return { from: new RegExp(`^${from.replace(/:\w+/g, '[^/]+')}$`), to, status: Number(status) };
  });
}

/** Blocks of `_headers`: a path, possibly ending in `*`, and its headers. */
function readHeaders(folder: string) {
  const blocks = readFileSync(join(folder, '_headers'), 'utf8').trim().split(/\n\n+/);
  return blocks.map((block) => {
    const [path = '', ...lines] = block.split('\n');
    const headers = lines.map((line): [string, string] => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    });
    return { prefix: path.replace(/\*$/, ''), headers };
  });
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/**
 * A static host that reads `_headers` and `_redirects`, as Cloudflare Pages and Netlify document them and as `wrangler pages dev` and
 * `netlify dev` answered for the same folder.
 */
export function serveWithRules(folder: string, { rulesFirst, nearestNotFound }: Ways) {
  const rules = readRules(folder);
  const headers = readHeaders(folder);
  const ruleFor = (path: string) => rules.find(({ from }) => from.test(path));

  return serve((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    for (const { prefix, headers: all } of headers)
      if (pathname.startsWith(prefix)) for (const [name, value] of all) response.setHeader(name, value);
    const redirectTo = (location: string, status: number) =>
      response.writeHead(status, { location: location + search }).end();
    function send(file: string, status = 200) {
      const type = file.endsWith('.html') ? 'text/html' : 'application/octet-stream';
      response.writeHead(status, { 'content-type': type }).end(readFileSync(join(folder, file)));
    }

    function sendFile(path: string, isRewritten: boolean): boolean {
      if (path.endsWith('/') && isFile(join(folder, path, 'index.html'))) send(`${path}index.html`);
      else if (isFile(join(folder, path))) send(path);
      else if (isFile(join(folder, path, 'index.html'))) {
        if (rulesFirst && !isRewritten) redirectTo(`${path}/`, 308);
        else send(`${path}/index.html`);
      } else return false;
      return true;
    }
    function followRule(): boolean {
      const rule = ruleFor(pathname);
      if (!rule) return false;
      if (rule.status === 200) return sendFile(rule.to, true);
      redirectTo(rule.to, rule.status);
      return true;
    }
    function notFound() {
      const steps = pathname.split('/').slice(1, -1);
      const folders = steps.map((_, index) => `/${steps.slice(0, steps.length - index).join('/')}`);
      const nearest = [...(nearestNotFound ? folders : []), ''].find((one) =>
        isFile(join(folder, one, '404.html')),
      );
      send(`${nearest}/404.html`, 404);
    }

    const isDone = rulesFirst
      ? followRule() || sendFile(pathname, false)
      : sendFile(pathname, false) || followRule();
    if (!isDone) notFound();
  });
}
