import type { ShownShare } from './findShownShare.ts';
import { type Html, html } from './html.ts';
import { SHARE_PAGE_STYLE } from './sharePageStyle.ts';
import {
  describeShare,
  findAuthor,
  formatShareDate,
  getFirstNames,
  getSharedPath,
  summarizeShare,
} from './shareText.ts';

/** The size of the picture, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

/** The page of a share, for people and for the previews of links. `origin` has no slash at its end. */
export function renderSharePage({ id, share, sources, isReported }: ShownShare, origin: string): string {
  const heading = describeShare(share);
  const author = findAuthor(share);
  const title = author === undefined ? heading : `${heading}, by ${author}`;
  const date = formatShareDate(share);
  const picture = `${origin}/s/${id}.png`;
  const head = html`${describeLink({ url: `${origin}/s/${id}`, title, summary: summarizeShare(share), picture })}
${isReported ? html`<meta name="robots" content="noindex">` : ''}`;
  const body = html`<h1 dir="auto">${heading}</h1>
${author === undefined ? '' : html`<p>by <bdi>${author}</bdi></p>`}
${date === undefined ? '' : html`<p>As of ${date}</p>`}
<img src="/s/${id}.png" width="${WIDTH}" height="${HEIGHT}" alt="The card of this ranking">
${renderNames(getFirstNames(share))}
<a class="open" href="${getSharedPath(id, share, sources)}">Open in Outrank</a>`;
  return renderPage(title, head, body);
}

/** The page of an address that shares nothing, or nothing any more. */
export function renderMissingPage(): string {
  const title = 'This ranking is not shared';
  const head = html`<meta name="robots" content="noindex">`;
  const body = html`<h1>${title}</h1>
<p>Its author may have deleted it or made it private, or the address is incomplete.</p>
<p><a class="open" href="/global-rankings">See the Global Rankings</a></p>`;
  return renderPage(title, head, body);
}

function renderNames(names: readonly string[] | undefined): Html {
  if (!names) return html`<p>The names are hidden, because they may be spoilers.</p>`;
  return html`<ol>${names.map((name) => html`<li>${name}</li>`)}</ol>`;
}

type Link = {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly picture: string;
};

/** What chats and search engines read: Open Graph, and the two tags that X asks for. */
function describeLink({ url, title, summary, picture }: Link): Html {
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
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${summary}">
<meta name="twitter:image" content="${picture}">`;
}

function renderPage(title: string, head: Html, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title} · Outrank</title>
${head}
<link rel="icon" type="image/svg+xml" href="/torch.svg">
<style>${{ html: SHARE_PAGE_STYLE }}</style>
</head>
<body>
<header><a href="/global-rankings">Outrank</a></header>
<main>
${body}
</main>
</body>
</html>
`.html;
}
