/** `npm run nginx`: writes the rules as an nginx configuration. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { movedPaths } from '../../src/paths.ts';
import {
  allowedMethods,
  askedHebrew,
  caching,
  file,
  fixedHeaders,
  forced,
  hashedFolders,
  hidden,
  post,
} from './rules.ts';

/** Types missing in nginx's own list. */
const missingTypes = { webmanifest: 'application/manifest+json', vtt: 'text/vtt' };

export const nginxFile = 'deploy/nginx.conf';

/** `X-Frame-Options` */
const titleCase = (name: string) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Lines at an indentation depth. */
const lines = (depth: number, all: string[]) => all.join(`\n${'    '.repeat(depth)}`);

export function nginxConf(): string {
  const headers = Object.entries(fixedHeaders).map(
    ([name, value]) =>
      `add_header ${titleCase(name)} ${/[ ;()']/.test(value) ? `"${value}"` : value} always;`,
  );
  const moved = Object.entries(movedPaths).map(([from, to]) => `rewrite ^(/he)?${from}$ $1${to} permanent;`);
  const types = Object.entries(missingTypes).map(
    ([extension, type]) =>
      `location ~ \\.${extension}$ {\n            types {}\n            default_type ${type};\n        }`,
  );
  return String.raw`# The site behind Debian's nginx: copy it to /etc/nginx/conf.d/stet.conf and the build's folder to /srv/stet.
# Written by ${'`npm run nginx`'} from tools/server/rules.ts, which is the place to change it; tests/servers.test.ts starts an nginx with it.
# Terminate TLS in front of it, or add ${'`listen 443 ssl`'} and its certificate here.

# Hebrew is below /he. ${'`lng`'} is part of the address as well, so a server may answer it in Hebrew; no cookie is read.
map $arg_v:$arg_lng $asked_folder {
    default  "";
    "~*^${forced}:"  "";
    "~*^[^:]*:${askedHebrew}"  /he;
}
map $uri $added_folder {
    default  $asked_folder;
    "~^/he(/|$)"  "";
}
map $uri $not_found_folder {
    default  $asked_folder;
    "~^/he(/|$)"  /he;
}
# ${'`v`'} forces a language: 1 where the address is not in its folder.
map $arg_v:$uri $forced_hebrew {
    default  "";
    "~*^il-he:/(?!he(/|$))"  1;
}
map $arg_v:$uri $forced_english {
    default  "";
    "~*^il-en:/he(/|$)"  1;
}

# Read when the answer is sent: $uri then names the file.
map $uri $caching {
    default  ${caching.other};
    "~^/(${hashedFolders.join('|')})/.+"  "${caching.hashed}";
}
map $uri $page_language {
    default  "";
    "~^/he/.+\.html$"  he;
    "~\.html$"  en;
}
map $request_method $allowed_methods {
    default  "${allowedMethods.join(', ')}";
    "~^(${allowedMethods.join('|')})$"  "";
}

server {
    listen 80;
    root /srv/stet;
    server_tokens off;
    # A redirect names a path, so that it leads to the host and port the visitor used.
    absolute_redirect off;
    charset utf-8;
    # The build has compressed every text. deploy/nginx-brotli.conf adds the smaller form where its module is installed.
    gzip_static on;
    gzip_vary on;

    add_header Cache-Control $caching always;
    add_header Content-Language $page_language always;
    add_header Allow $allowed_methods always;
    # Each page carries its own policy in a <meta>; the header says what a <meta> may not.
    ${lines(1, headers)}

    error_page 404 @not_found;
    if ($allowed_methods) {
        return 405;
    }
    # A browser reads ${'`/\\host`'} (\x5c) as an address on that host: never redirect to one.
    if ($uri ~ "\x5c") {
        return 404;
    }
    # No closing slashes.
    rewrite ^(/.+)/$ $1 permanent;

    if ($forced_hebrew) {
        rewrite ^/$ /he permanent;
        rewrite ^/(.+)$ /he/$1 permanent;
    }
    if ($forced_english) {
        rewrite ^/he/?(.*)$ /$1 permanent;
    }
    ${lines(1, moved)}

    location = / {
        try_files $added_folder/index.html =404;
    }
    location / {
        try_files $added_folder$uri/index.html =404;
    }
    location ~ ${post} {
        try_files $added_folder$uri/index.html $added_folder$blog_folder/post/index.html =404;
    }
    # Files that are no addresses.
    location ~ ${hidden} {
        return 404;
    }
    location ~ ${file} {
        error_page 404 @no_file;
        try_files $uri =404;
        ${lines(2, types)}
    }

    location @not_found {
        try_files $not_found_folder/404.html =404;
    }
    location @no_file {
        default_type text/plain;
        return 404 "Not found\n";
    }
}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(nginxFile, nginxConf());
