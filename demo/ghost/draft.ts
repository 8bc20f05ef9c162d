/** Ghost's preview of a draft, as the theme in `deploy/ghost-theme` draws it: what the site reads of it. */
import { scriptJson } from '../../src/text/scriptJson.ts';
import type { Reply } from '../reply.ts';
import { recorded, type Language } from './recording.ts';

/** The last part of the address of a blog's one draft. */
export function draftId(language: Language): string {
  return recorded(language, 'draft').request.split('/').at(-2)!;
}

/** The preview with that id; any other is not there. */
export function draftReply(language: Language, id: string): Reply {
  const { status, headers, body } = recorded(language, 'draft');
  if (id !== draftId(language)) return { status: 404, headers, body: 'Not found' };
  const data = `<script type="application/json" id="draft">${scriptJson(body)}</script>`;
  return { status, headers, body: `<!doctype html><meta name="robots" content="noindex">${data}` };
}
