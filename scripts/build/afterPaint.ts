import { createHash } from 'node:crypto';

/** Where nothing is painted, as in a tab behind others, or where the browser does not tell. */
const PATIENCE_MS = 1000;

/**
 * Runs in the browser: asks for the page's code once the page has been painted, and runs the scripts in their order. Asked
 * for earlier, code would take the line from the styles and faces that the paint needs, and the processor from the paint.
 */
const source = `{
  const { scripts, preloads } = document.currentScript.dataset;
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), { crossOrigin: "" }, properties));
  let begin = () => {
    begin = () => {};
    for (const src of scripts.split(" ")) add("script", { type: "module", async: false, src });
    for (const href of preloads.split(" ")) add("link", { rel: "modulepreload", href });
  };
  setTimeout(() => begin(), ${PATIENCE_MS});
  new PerformanceObserver(() => begin()).observe({ type: "paint", buffered: true });
}`;

/** The script that begins an app after the first paint, under a name that changes with it. */
export const afterPaint = {
  fileName: `assets/after-paint-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`,
  source,
};

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/g;

/** The document with its scripts, and the files that they will ask for, left until what it shows has been painted. */
export function withCodeAfterPaint(html: string, files: readonly string[]): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, src]) => src);
  const preloads = files.map((file) => `/${file}`);
  return html
    .replaceAll(SCRIPT, '')
    .replace(
      '</head>',
      () =>
        `  <script async src="/${afterPaint.fileName}" data-scripts="${scripts.join(' ')}" data-preloads="${preloads.join(' ')}"></script>\n  </head>`,
    );
}
