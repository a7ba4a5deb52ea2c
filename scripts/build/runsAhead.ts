import type { Plugin, Rolldown } from 'vite';

/**
 * Fails the build when a chunk has no script of its own before the last one, which is the app. With one it runs as soon as it
 * is there; merely preloaded it would wait for all that imports it, and then run in one long task with that.
 */
export function runsAhead(chunk: string): Plugin {
  return {
    name: 'runs-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!isAhead(chunk, html, bundle)) throw new Error(`The chunk ${chunk} does not run before the app.`);
      },
    },
  };
}

/** Whether the page has a script for the chunk, and others after it. */
export function isAhead(chunk: string, html: string, bundle: Rolldown.OutputBundle): boolean {
  const scripts = [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, file]) => file);
  const named = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === chunk);
  const place = scripts.indexOf(named?.fileName);
  return place >= 0 && place < scripts.length - 1;
}
