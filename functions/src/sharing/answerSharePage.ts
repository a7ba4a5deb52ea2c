import { findAuthor, getShareKind } from '@outrank/shared/sharing/shareKinds';
import type { Firestore } from 'firebase-admin/firestore';
import type { DrawPicture } from './drawPicture.ts';
import { findShownShare, type ShownShare } from './findShownShare.ts';
import { renderMissingPage, renderSharePage, STYLE_HASH } from './renderSharePage.ts';

type PageRequest = { readonly method: string; readonly path: string; readonly origin: string };

export type PageAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
};

/** The same as of the app's pages (firebase.json), but without a script. */
const securityHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src ${STYLE_HASH}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

const HOUR_S = 3600;

/** Browsers keep a picture for a year; Hosting for an hour, so that it is gone then when its list is. */
const PICTURE_CACHE = `public, max-age=31536000, s-maxage=${HOUR_S}, immutable`;
const PAGE_CACHE = `public, max-age=${HOUR_S}, s-maxage=${HOUR_S}`;
const MISSING_CACHE = 'public, max-age=60, s-maxage=60';

const types = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
} as const;
type Form = keyof typeof types;

const ADDRESS = /^\/s\/([0-9a-f]{24})(?:\.(png|json))?$/;

/**
 * Answers an address under `/s/`: `{id}` with the page of a share, `{id}.png` with its picture, `{id}.json` with its title and
 * author, which /login shows, and the path of the app's page.
 * @throws when Firestore or the drawing fails.
 */
export async function answerSharePage(
  db: Firestore,
  draw: DrawPicture,
  { method, path, origin }: PageRequest,
): Promise<PageAnswer> {
  if (method !== 'GET' && method !== 'HEAD')
    return answer(405, 'html', '', { 'Cache-Control': 'no-store', Allow: 'GET, HEAD' });
  const [, id = '', ending = 'html'] = ADDRESS.exec(path) ?? [];
  const shown = await findShownShare(db, id);
  if (!shown) return answer(404, 'html', renderMissingPage(), { 'Cache-Control': MISSING_CACHE });
  const { share, isReported } = shown;
  const form = ending as Form;
  const headers = {
    'Cache-Control': form === 'png' ? PICTURE_CACHE : PAGE_CACHE,
    ...(isReported && { 'X-Robots-Tag': 'noindex' }),
  };
  if (form === 'html') return answer(200, form, renderSharePage(shown, origin), headers);
  if (form === 'json') return answer(200, form, renderSummary(shown), headers);
  return answer(200, form, method === 'HEAD' ? '' : await draw(id, share), headers);
}

function renderSummary({ id, share, sources }: ShownShare): string {
  const kind = getShareKind(share);
  return JSON.stringify({
    title: kind.view(share).heading,
    author: findAuthor(share) ?? null,
    path: kind.getPath(share, sources, id),
  });
}

function answer(
  status: number,
  form: Form,
  body: PageAnswer['body'],
  headers: PageAnswer['headers'],
): PageAnswer {
  return { status, headers: { ...securityHeaders, 'Content-Type': types[form], ...headers }, body };
}
