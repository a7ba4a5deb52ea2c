import { paths } from '@outrank/shared/addresses';
import { toCardItem } from '@outrank/shared/sharing/card/cardItem';
import { drawEmblem } from '@outrank/shared/sharing/card/drawEmblem';
import { escapeXml } from '@outrank/shared/sharing/card/svg';
import { getShareKind } from '@outrank/shared/sharing/shareKinds';
import { SHARE_ITEMS_MAX, type ShareItem } from '@outrank/shared/sharing/shareParts';
import { formatShareDate, getRankableItems, summarizeShare } from '@outrank/shared/sharing/shareText';
import type { ShownShare } from './findShownShare.ts';

/** In pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;

/** In pixels, of an item's emblem. */
const EMBLEM = 40;

/** The page of a share, for people and for the previews of links. `origin` has no slash at its end. */
export function renderSharePage(shown: ShownShare, origin: string): string {
  const { id, version, share, sources, words, hasChanged, isReported } = shown;
  const { title: heading, author } = words;
  const title = author === null ? heading : `${heading}, by ${author}`;
  const date = formatShareDate(share);
  const url = `${origin}${paths.share(id)}`;
  const picture = `${origin}${paths.sharePicture(id, version)}`;
  const path = getShareKind(share).getPath(share, sources, id);
  const canRank = getRankableItems(share).length > 0;
  const head = html`${describeLink({ url, title, summary: summarizeShare(share), picture })}
<link rel="alternate" type="application/json+oembed" href="${origin}${paths.oembed}?url=${encodeURIComponent(url)}&amp;format=json" title="${title}">
${author === null ? '' : html`<meta name="author" content="${author}">`}
${date === undefined ? '' : html`<meta property="article:published_time" content="${new Date(share.updatedAt).toISOString()}">`}
${isReported ? html`<meta name="robots" content="noindex">` : ''}`;
  const body = html`<h1 dir="auto">${heading}</h1>
${author === null ? '' : html`<p class="soft">by <bdi>${author}</bdi></p>`}
${date === undefined ? '' : html`<p class="soft">As of ${date}${hasChanged ? '. The list has changed since.' : ''}</p>`}
${renderPicture(paths.sharePicture(id, version), 'The card of this ranking')}
<div class="actions">${canRank ? html`<a class="button" href="${paths.rankShare(id)}">Rank these yourself</a>` : ''}
<a class="button" href="${path}">Open in Outrank</a></div>
${renderOrders(shown)}
<p><a href="${paths.reportShare(id)}">Report</a></p>`;
  return renderPage(title, head, body, path);
}

/** The page of an address that shares nothing, or nothing any more. */
export function renderMissingPage(): string {
  const title = 'This ranking is not shared';
  const head = html`<meta name="robots" content="noindex">`;
  const body = html`<h1>${title}</h1>
<p>Its author may have deleted it or made it private, or the address is incomplete.</p>
<p class="actions"><a class="button" href="${paths.globalRankings}">See the Global Rankings</a></p>`;
  return renderPage(title, head, body);
}

/** The order of its day, or both that it compares, with what the author says about each item now. */
function renderOrders({ share, notes }: ShownShare): Html {
  if (!share.hasNames) return html`<p>The names are hidden, because they may be spoilers.</p>`;
  const { items, count = items.length, chart } = getShareKind(share).view(share);
  const more = items.length < SHARE_ITEMS_MAX ? 0 : count - items.length;
  const toOrder = (ids: readonly string[]) =>
    ids.map((id, index) => ({ id, rank: index + 1, seasonId: chart?.seasonId }));
  const orders = chart
    ? chart.names.map((name, index) => ({ name, ranked: toOrder(chart.itemIds[index] ?? []) }))
    : [{ name: '', ranked: items }];
  return html`<div class="orders">${orders.map(
    ({ name, ranked }) => html`<section>${name === '' ? '' : html`<h2 dir="auto">${name}</h2>`}
<ol class="items">${ranked.map((item) => renderItem(item, notes.get(item.id)))}</ol></section>`,
  )}</div>
${more > 0 ? html`<p class="soft">and ${more} more in Outrank</p>` : ''}`;
}

function renderItem(item: ShareItem, note: string | undefined): Html {
  const { rank, name, detail, value, emblem } = toCardItem(item);
  const aside = [detail, value].filter(Boolean).join(' · ');
  const drawn = emblem && { html: drawEmblem(emblem, 0, 0, EMBLEM) };
  const badge = drawn && html`<svg width="${EMBLEM}" height="${EMBLEM}" aria-hidden="true">${drawn}</svg>`;
  return html`<li><span class="rank">${rank}</span>${badge ?? ''}
<span class="name">${name} <small>${aside}</small></span>${note ? html`<p class="note" dir="auto">${note}</p>` : ''}</li>
`;
}

export const renderPicture = (path: string, alt: string): Html =>
  html`<img class="picture" src="${path}" width="${WIDTH}" height="${HEIGHT}" alt="${alt}">`;

type LinkPreview = Readonly<Record<'url' | 'title' | 'summary' | 'picture', string>>;

/** What chats and search engines read: Open Graph, and the tag that X asks for. */
export function describeLink({ url, title, summary, picture }: LinkPreview): Html {
  return html`<meta name="description" content="${summary}">
<link rel="canonical" href="${url}">
<meta property="og:site_name" content="Outrank">
<meta property="og:type" content="article">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${summary}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${picture}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${WIDTH}">
<meta property="og:image:height" content="${HEIGHT}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">`;
}

/** Signing in leads to `opened`, an address of the app. */
export function renderPage(title: string, head: Html, body: Html, opened: string = paths.home): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title} · Outrank</title>
${head}
<link rel="icon" type="image/svg+xml" href="/torch.svg">
<link rel="stylesheet" href="/share.css">
</head>
<body>
<header><nav class="bar" aria-label="Main"><a href="${paths.globalRankings}" aria-label="Global Rankings"><img src="/torch.svg" alt="" width="36" height="36"></a>
<a class="title" href="${paths.home}">Outrank</a> <a class="button" href="${paths.signIn(opened)}">Sign In</a></nav></header>
<main>
${body}
</main>
</body>
</html>
`.html;
}

/** HTML that holds no unescaped text of a user. Only `html` makes it. */
type Html = { readonly html: string };

type Value = string | number | Html | readonly Html[];

function toMarkup(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeXml(String(value));
  return 'html' in value ? value.html : value.map(({ html }) => html).join('');
}

/** A template whose values are escaped, for text and for attributes in double quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: parts.reduce((all, part, index) => `${all}${toMarkup(values[index - 1] ?? '')}${part}`) };
}
