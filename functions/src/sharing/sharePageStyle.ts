import { createHash } from 'node:crypto';

/** The app's colors in both themes (web/src/styles/tokens.css), in fonts that every device has. */
export const SHARE_PAGE_STYLE = `
:root { color-scheme: light dark; --ground: light-dark(#f8f4e9, #0e1713); --ink: light-dark(#18221c, #f3efe2); --soft: light-dark(#4f5a52, #b8b6a6);
  --torch: light-dark(#a34a12, #f0a04b); --line: light-dark(#18221c24, #f3efe21f); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; }
header, main { max-width: 48rem; margin: 0 auto; padding: 1rem; }
header { padding-bottom: 0; }
header a { color: var(--torch); font-weight: 700; text-decoration: none; letter-spacing: .04em; text-transform: uppercase; }
h1 { margin: 0; font-size: clamp(1.5rem, 5vw, 2.25rem); line-height: 1.15; overflow-wrap: anywhere; }
p { margin: .25rem 0 0; color: var(--soft); }
img { display: block; width: 100%; height: auto; margin: 1.25rem 0; border-radius: 10px; border: 1px solid var(--line); aspect-ratio: 1200 / 630; }
ol { margin: 0 0 1.25rem; padding-inline-start: 1.75rem; font-size: 1.1875rem; }
.open { display: inline-block; margin-top: .25rem; padding: .7rem 1.25rem; min-height: 2.75rem; border-radius: 10px; background: #f0a04b; color: #20120a; font-weight: 600;
  text-decoration: none; }
a:focus-visible { outline: 3px solid var(--torch); outline-offset: 2px; }
`;

/** What the Content-Security-Policy allows instead of any inline style. */
export const SHARE_PAGE_STYLE_HASH = `'sha256-${createHash('sha256').update(SHARE_PAGE_STYLE).digest('base64')}'`;
