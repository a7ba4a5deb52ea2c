import { createScriptAsset } from './outputFiles.ts';

/** For tabs in the background, where nothing is painted, and browsers that do not report paints. */
const PAINT_TIMEOUT_MS = 1000;

/**
 * Runs in the browser. Requests the page's code once the page has been painted, and runs the scripts in their order. Requested
 * earlier, code would compete with the styles and fonts for the network, and with the paint for the processor. A button that
 * is clicked before the app runs gets an attribute, for its component to handle (web/src/ui/form/Button.tsx).
 */
const source = `{
  const { scripts, preloads } = document.currentScript.dataset;
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), { crossOrigin: "" }, properties));
  let begin = () => {
    begin = () => {};
    for (const src of scripts.split(" ")) add("script", { type: "module", async: false, src });
    for (const href of preloads.split(" ")) add("link", { rel: "modulepreload", href });
  };
  const markClicked = ({ target }) => {
    const button = target.closest("button");
    if (!button) return;
    button.dataset.pressedEarly = "";
    removeEventListener("click", markClicked, true);
  };
  addEventListener("click", markClicked, true);
  setTimeout(() => begin(), ${PAINT_TIMEOUT_MS});
  new PerformanceObserver(() => begin()).observe({ type: "paint", buffered: true });
}`;

/** The script that loads an app after the first paint. */
export const afterPaint = createScriptAsset('after-paint', source);

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/g;

/**
 * Replaces the scripts of a document by one that loads them, and these files, after the first paint. It comes before the
 * styles and blocks like them, so that nothing is visible, and clickable, before it listens.
 */
export function deferScripts(html: string, files: readonly string[]): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, src]) => src).join(' ');
  const preloads = files.map((file) => `/${file}`).join(' ');
  const tag = `<script src="/${afterPaint.fileName}" data-scripts="${scripts}" data-preloads="${preloads}"></script>`;
  return html.replaceAll(SCRIPT, '').replace('</title>', () => `</title>\n    ${tag}`);
}
