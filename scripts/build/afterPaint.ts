import { smallScript } from './smallScript.ts';

/** Where nothing is painted, as in a tab behind others, or where the browser does not tell. */
const PATIENCE_MS = 1000;

/**
 * Runs in the browser: asks for the page's code once the page has been painted, and runs the scripts in their order. Asked
 * for earlier, code would take the line from the styles and faces that the paint needs, and the processor from the paint.
 * A button that is pressed before the app is there is marked, for its component to answer (web/src/ui/form/useEarlyPress.ts).
 */
const source = `{
  const { scripts, preloads } = document.currentScript.dataset;
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), { crossOrigin: "" }, properties));
  let begin = () => {
    begin = () => {};
    for (const src of scripts.split(" ")) add("script", { type: "module", async: false, src });
    for (const href of preloads.split(" ")) add("link", { rel: "modulepreload", href });
  };
  const markPressed = ({ target }) => {
    const button = target.closest("button");
    if (!button) return;
    button.dataset.pressedEarly = "";
    removeEventListener("click", markPressed, true);
  };
  addEventListener("click", markPressed, true);
  setTimeout(() => begin(), ${PATIENCE_MS});
  new PerformanceObserver(() => begin()).observe({ type: "paint", buffered: true });
}`;

/** The script that begins an app after the first paint. */
export const afterPaint = smallScript('after-paint', source);

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/g;

/**
 * The document with its scripts, and the files that they will ask for, left until what it shows has been painted. What begins
 * them stands before the styles and is waited for like them, so that nothing is seen, and pressed, before it listens.
 */
export function withCodeAfterPaint(html: string, files: readonly string[]): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, src]) => src).join(' ');
  const preloads = files.map((file) => `/${file}`).join(' ');
  const tag = `<script src="/${afterPaint.fileName}" data-scripts="${scripts}" data-preloads="${preloads}"></script>`;
  return html.replaceAll(SCRIPT, '').replace('</title>', () => `</title>\n    ${tag}`);
}
