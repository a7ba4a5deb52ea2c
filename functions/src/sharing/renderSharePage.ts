import { createHash } from 'node:crypto';
import { escapeXml } from '@outrank/shared/sharing/card/svg';
import { getShareKind } from '@outrank/shared/sharing/shareKinds';
import { formatShareDate, getFirstNames, summarizeShare } from '@outrank/shared/sharing/shareText';
import type { ShownShare } from './findShownShare.ts';

/** In pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;

/** Another address for each version, because chats never ask twice. */
export function picturePath({ id, version }: Pick<ShownShare, 'id' | 'version'>): string {
  return `/s/${id}/${version}.png`;
}

/** The page of a share, for people and for the previews of links. `origin` has no slash at its end. */
export function renderSharePage(shown: ShownShare, origin: string): string {
  const { id, share, sources, words, hasChanged, isReported } = shown;
  const { title: heading, author } = words;
  const title = author === null ? heading : `${heading}, by ${author}`;
  const date = formatShareDate(share);
  const url = `${origin}/s/${id}`;
  const picture = `${origin}${picturePath(shown)}`;
  const head = html`${describeLink({ url, title, summary: summarizeShare(share), picture })}
<link rel="alternate" type="application/json+oembed" href="${origin}/s/oembed?url=${encodeURIComponent(url)}&amp;format=json" title="${title}">
${author === null ? '' : html`<meta name="author" content="${author}">`}
${date === undefined ? '' : html`<meta property="article:published_time" content="${new Date(share.updatedAt).toISOString()}">`}
${isReported ? html`<meta name="robots" content="noindex">` : ''}`;
  const body = html`<h1 dir="auto">${heading}</h1>
${author === null ? '' : html`<p>by <bdi>${author}</bdi></p>`}
${date === undefined ? '' : html`<p>As of ${date}${hasChanged ? '. The list has changed since.' : ''}</p>`}
<img src="${picturePath(shown)}" width="${WIDTH}" height="${HEIGHT}" alt="The card of this ranking">
${renderNames(getFirstNames(share))}
<a class="open" href="${getShareKind(share).getPath(share, sources, id)}">Open in Outrank</a>
<p><a href="/report/${id}">Report</a></p>`;
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
<style>${{ html: STYLE }}</style>
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

/** The app's colors in both themes (web/src/styles/tokens.css), in fonts that every device has. */
const STYLE = `
:root { color-scheme: light dark; --ground: light-dark(#f8f4e9, #0e1713); --ink: light-dark(#18221c, #f3efe2); --soft: light-dark(#4f5a52, #b8b6a6);
  --torch: light-dark(#a34a12, #f0a04b); --line: light-dark(#18221c24, #f3efe21f); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; }
header, main { max-width: 48rem; margin: 0 auto; padding: 1rem; }
header { padding-bottom: 0; }
a { color: var(--torch); }
header a { font-weight: 700; text-decoration: none; letter-spacing: .04em; text-transform: uppercase; }
h1 { margin: 0; font-size: clamp(1.5rem, 5vw, 2.25rem); line-height: 1.15; overflow-wrap: anywhere; }
p { margin: .25rem 0 0; color: var(--soft); }
img { display: block; width: 100%; height: auto; margin: 1.25rem 0; border-radius: 10px; border: 1px solid var(--line); aspect-ratio: 1200 / 630; }
ol { margin: 0 0 1.25rem; padding-inline-start: 1.75rem; font-size: 1.1875rem; }
.open { display: inline-block; margin-top: .25rem; padding: .7rem 1.25rem; min-height: 2.75rem; border-radius: 10px; background: #f0a04b; color: #20120a; font-weight: 600;
  text-decoration: none; }
a:focus-visible { outline: 3px solid var(--torch); outline-offset: 2px; }
`;

/** What the Content-Security-Policy allows instead of any inline style. */
export const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** HTML that holds no unescaped text of a user. Only `html` makes it. */
type Html = { readonly html: string };

type Value = string | number | Html | readonly Html[];

function toMarkup(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeXml(String(value));
  return 'html' in value ? value.html : value.map(({ html }) => html).join('');
}

/** A template whose values are escaped, for text and for attributes in double quotes. */
function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: parts.reduce((all, part, index) => `${all}${toMarkup(values[index - 1] ?? '')}${part}`) };
}
