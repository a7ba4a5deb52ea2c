import { INVITATIONS_ADDRESS, paths, SHARES_ADDRESS } from '@outrank/shared/addresses';
import { parsePath } from '@outrank/shared/documents/documentKind';
import { groupKind } from '@outrank/shared/documents/group';
import { getShareKind } from '@outrank/shared/sharing/shareKinds';
import { findListKey } from '@outrank/shared/sharing/shareSource';
import { getRankableItems } from '@outrank/shared/sharing/shareText';
import type { Firestore } from 'firebase-admin/firestore';
import { loadCatalogue } from '../platform/loadCatalogue.ts';
import { log } from '../platform/log.ts';
import { drawInvitation } from './drawInvitation.ts';
import type { DrawPicture } from './drawPicture.ts';
import { findInvitation, findOpenPrediction } from './findInvitation.ts';
import { findShownShare, type ShownShare } from './findShownShare.ts';
import { findTopShares } from './findTopShares.ts';
import { keepPicture, keepWords } from './keepPicture.ts';
import { renderEndedInvitationPage, renderInvitationPage } from './renderInvitationPage.ts';
import { PICTURE_SIZE, renderMissingPage, renderSharePage } from './renderSharePage.ts';

type PageRequest = { readonly method: string; readonly url: string; readonly origin: string };

const createPolicy = (styles: string) =>
  `default-src 'none'; ${styles}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The same as of the app's pages (firebase.json), but without a script. */
const securityHeaders = {
  'Content-Security-Policy': createPolicy("style-src 'self'; font-src 'self'"),
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

const HOUR_S = 3600;
/** A page and a picture show words that their author may change, so nobody keeps them for longer than an hour. */
const CACHE = `public, max-age=${HOUR_S}, s-maxage=${HOUR_S}`;
const BRIEF_CACHE = 'public, max-age=60, s-maxage=60';

/** A picture opened by itself is on a page of the browser's own, with inline styles. */
const pictureHeaders = { 'Content-Security-Policy': createPolicy("style-src 'unsafe-inline'") };

const types = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
} as const;
type Form = keyof typeof types;

/** The version in a picture's address only tells caches apart: every one answers with the present picture. */
const ADDRESS = new RegExp(`^${SHARES_ADDRESS}/([0-9a-f]{24})(?:(?:/[0-9a-f]{12})?[.](png)|[.](json))?$`);
const INVITATION = new RegExp(`^${INVITATIONS_ADDRESS}/(\\w{20})(?:(?:/[0-9a-f]{12})?[.](png)|[.](json))?$`);

/**
 * Answers an address under `/s/`: `{id}` with the page of a share, `{id}/{version}.png` with its picture, `{id}.json` with what
 * the app shows of it and starts a new list from; `oembed?url=…` with what a site embeds; `top.json` with lists for /login;
 * `invitations/{invitation}` with the page, `.png` or `.json` of the group that it is to. What fails is answered 503. Pages never
 * wait for a picture.
 */
export async function answerSharePage(
  db: Firestore,
  draw: DrawPicture,
  { method, url, origin }: PageRequest,
) {
  if (method !== 'GET' && method !== 'HEAD')
    return answer(405, 'html', '', { 'Cache-Control': 'no-store', Allow: 'GET, HEAD' });
  const { pathname = '', searchParams } = URL.parse(url, origin) ?? {};
  const isOembed = pathname === paths.oembed;
  if (isOembed && (searchParams?.get('format') ?? 'json') !== 'json')
    return answer(501, 'html', '', { 'Cache-Control': BRIEF_CACHE });
  const address = isOembed ? getOwnPath(searchParams?.get('url'), origin) : pathname;
  try {
    await loadCatalogue(db);
    if (pathname.startsWith(`${INVITATIONS_ADDRESS}/`))
      return await answerInvitation(db, draw, { address: pathname, origin });
    if (address !== paths.topShares) return await answerShare(db, draw, { address, isOembed, origin });
    const body = JSON.stringify({ shares: await findTopShares(db) });
    return answer(200, 'json', body, { 'Cache-Control': CACHE });
  } catch (error) {
    log.error('sharePage.failed', {}, error);
    return answerBusy();
  }
}

type Address = { readonly address: string; readonly origin: string };
type ShareAddress = Address & { readonly isOembed: boolean };

async function answerShare(db: Firestore, draw: DrawPicture, { address, isOembed, origin }: ShareAddress) {
  const [, id = '', png, json] = ADDRESS.exec(address) ?? [];
  const shown = await findShownShare(db, id);
  if (!shown) return answer(404, 'html', renderMissingPage(), { 'Cache-Control': BRIEF_CACHE });
  const headers = { 'Cache-Control': CACHE, ...(shown.isReported && { 'X-Robots-Tag': 'noindex' }) };
  if (isOembed) return answer(200, 'json', renderOembed(shown, origin), headers);
  if (json) {
    await keepWords(db, shown);
    return answer(200, json as Form, renderSummary(shown), headers);
  }
  if (!png) return answer(200, 'html', renderSharePage(shown, origin), headers);
  const { picture, isCurrent } = await keepPicture(db, draw, shown).catch((error: unknown) => {
    log.error('sharePage.failed', {}, error);
    return { picture: shown.picture, isCurrent: false };
  });
  if (!picture) return answerBusy();
  return answer(
    200,
    png as Form,
    picture,
    isCurrent ? headers : { ...headers, 'Cache-Control': BRIEF_CACHE },
  );
}

/** What an invitation is to. No cache keeps what the app shows of it, and none the rest for long, because a new one ends it. */
async function answerInvitation(db: Firestore, draw: DrawPicture, { address, origin }: Address) {
  const [, invitation = '', png] = INVITATION.exec(address) ?? [];
  const found = invitation === '' ? undefined : await findInvitation(db, invitation);
  const isJson = address.endsWith('.json');
  const headers = { 'Cache-Control': isJson ? 'no-store' : BRIEF_CACHE, 'X-Robots-Tag': 'noindex' };
  if (isJson) return answer(found ? 200 : 404, 'json', JSON.stringify(found ?? null), headers);
  if (!found) return answer(404, 'html', renderEndedInvitationPage(), headers);
  if (png) return answer(200, 'png', await drawInvitation(draw, found), headers);
  const open = await findOpenPrediction(db, found.seasonId);
  const page = renderInvitationPage(invitation, found, open, { origin, now: Date.now() });
  return answer(200, 'html', page, headers);
}

function answerBusy() {
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': '5' };
  return answer(503, 'html', 'Outrank is busy right now. Please try again.', headers);
}

/** The path of an address of this site; `''` for any other text. */
function getOwnPath(address: string | null | undefined, origin: string): string {
  const parsed = URL.parse(address ?? '');
  return parsed?.origin === origin ? parsed.pathname : '';
}

function renderSummary({ id, share, sources, words, isSpoiler }: ShownShare): string {
  const path = getShareKind(share).getPath(share, sources, id);
  const [source = ''] = sources;
  const list = share.kind === 'list' ? findListKey(source) : undefined;
  const { groupId } = parsePath(groupKind.path, source) ?? {};
  const group = groupId && { groupId, name: share.title };
  return JSON.stringify({ ...words, path, list, group, isSpoiler, items: getRankableItems(share) });
}

/** https://oembed.com: a link with a picture. */
function renderOembed(shown: ShownShare, origin: string): string {
  const { title, author } = shown.words;
  return JSON.stringify({
    version: '1.0',
    type: 'link',
    title,
    ...(author !== null && { author_name: author }),
    provider_name: 'Outrank',
    provider_url: origin,
    cache_age: HOUR_S,
    thumbnail_url: `${origin}${paths.sharePicture(shown.id, shown.version)}`,
    thumbnail_width: PICTURE_SIZE.width,
    thumbnail_height: PICTURE_SIZE.height,
  });
}

type Headers = Readonly<Record<string, string>>;

function answer(status: number, form: Form, body: string | Uint8Array, headers: Headers) {
  const all: Headers = {
    ...securityHeaders,
    ...(form === 'png' && pictureHeaders),
    'Content-Type': types[form],
    ...headers,
  };
  return { status, headers: all, body };
}
