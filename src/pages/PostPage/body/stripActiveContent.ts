/** Elements parsed as raw text, which readers never see. */
const rawText = 'iframe noembed noframes plaintext script style textarea title xmp'.split(' ');

/** Elements that affect a document when parsed. An `<iframe>` does not, and becomes a link. */
const dropped = [
  ...'base body frameset head html link meta'.split(' '),
  ...rawText.filter((name) => name !== 'iframe'),
];

// HTML tokens (HTML Standard, section 13.2.5), sticky so that the scan stays linear.
const text = /[^<]+/y;
const comment = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/y;
const declaration = /<(?:[!?]|\/(?![a-z]))[^>]*(?:>|$)/iy;
const tagStart = /<(\/?)([a-z][^\t\n\f\r />]*)/iy;
const attribute =
  /[\t\n\f\r /]*(=?[^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >"'][^\t\n\f\r >]*)?))?/y;

const alignment = /\btext-align:\s*(left|center|right)\b/i;

/** Whether an attribute has no effect when parsed, and can be serialized. */
const isHarmless = (name: string) => /^[a-z][\w:-]*$/i.test(name) && !/^(?:on|style$)/i.test(name);

/**
 * Removes `style` and `on…` attributes, `<style>`, `<script>`, `<base>`, `<meta>`, comments and raw text. Linear in the length of `html`;
 * never throws, and drops unterminated tags. This is not the sanitizer. Chromium applies the page's Content-Security-Policy to everything
 * it parses, even in an inert document, and reports what the sanitizer is about to remove (measured in Chromium 156 for `DOMParser`,
 * `createHTMLDocument` and `<template>`). The result can be parsed without a report.
 */
export function stripActiveContent(html: string): string {
  let at = 0;
  let output = '';

  function take(token: RegExp): RegExpExecArray | null {
    token.lastIndex = at;
    const match = token.exec(html);
    if (match) at = token.lastIndex;
    return match;
  }

  function takeAttributes(): string {
    let kept = '';
    while (at < html.length && html[at] !== '>') {
      const before = at;
      const [, name = '', double, single, bare] = take(attribute) ?? [];
      const value = double ?? single ?? bare ?? '';
      const aligned = name.toLowerCase() === 'style' && alignment.exec(value)?.[1];
      // Ghost aligns table columns by `style` only.
      if (aligned) kept += ` align="${aligned.toLowerCase()}"`;
      if (isHarmless(name)) kept += ` ${name}="${value.replaceAll('"', '&quot;')}"`;
      if (at === before) at++;
    }
    return kept;
  }

  function skipRawText(name: string) {
    const end = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
    end.lastIndex = at;
    at = end.exec(html)?.index ?? html.length;
  }

  while (at < html.length) {
    const words = take(text);
    if (words) output += words[0];
    else if (!take(comment) && !take(declaration)) {
      const tag = take(tagStart);
      if (!tag) {
        output += '&lt;';
        at++;
        continue;
      }
      const [, slash, written = ''] = tag;
      const name = written.toLowerCase();
      const attributes = takeAttributes();
      if (at >= html.length) break;
      at++;
      const isKept = /^[a-z][a-z0-9-]*$/.test(name) && !dropped.includes(name);
      if (isKept) output += slash ? `</${name}>` : `<${name}${attributes}>`;
      if (!slash && rawText.includes(name)) skipRawText(name);
    }
  }
  return output;
}
