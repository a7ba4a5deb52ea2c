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
  if (method !== 'GET' && method !== 'HEAD') return refuse();
  const [, id = '', ending = 'html'] = ADDRESS.exec(path) ?? [];
  const shown = await findShownShare(db, id);
  if (!shown) return answer('html', renderMissingPage(), { status: 404, cache: MISSING_CACHE });
  return answerForm(shown, ending as Form, { draw, method, origin });
}

type Context = { readonly draw: DrawPicture; readonly method: string; readonly origin: string };

async function answerForm(
  shown: ShownShare,
  form: Form,
  { draw, method, origin }: Context,
): Promise<PageAnswer> {
  const { id, share, isReported } = shown;
  const common = { isReported, cache: form === 'png' ? PICTURE_CACHE : PAGE_CACHE };
  if (form === 'png') return answer(form, method === 'HEAD' ? '' : await draw(id, share), common);
  if (form === 'html') return answer(form, renderSharePage(shown, origin), common);
  const kind = getShareKind(share);
  const summary = {
    title: kind.view(share).heading,
    author: findAuthor(share) ?? null,
    path: kind.getPath(share, shown.sources, id),
  };
  return answer(form, JSON.stringify(summary), common);
}

type Options = { readonly cache: string; readonly status?: number; readonly isReported?: boolean };

function answer(form: Form, body: PageAnswer['body'], options: Options): PageAnswer {
  const { cache, status = 200, isReported = false } = options;
  return {
    status,
    headers: {
      ...securityHeaders,
      'Content-Type': types[form],
      'Cache-Control': cache,
      ...(isReported && { 'X-Robots-Tag': 'noindex' }),
    },
    body,
  };
}

function refuse(): PageAnswer {
  const refused = answer('html', '', { status: 405, cache: 'no-store' });
  return { ...refused, headers: { ...refused.headers, Allow: 'GET, HEAD' } };
}
