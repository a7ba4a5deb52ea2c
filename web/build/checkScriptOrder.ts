import type { Plugin, Rolldown } from 'vite';

/**
 * Fails the build when a chunk has no script of its own before the last one, which is the app. With its own script it runs as
 * soon as it is loaded. A chunk that is only preloaded waits for everything that imports it, and then runs in one long task.
 */
export function checkScriptOrder(chunk: string): Plugin {
  return {
    name: 'check-script-order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!isBeforeApp(chunk, html, bundle))
          throw new Error(`The chunk ${chunk} does not run before the app.`);
      },
    },
  };
}

/** Whether the page has a script for the chunk, and another one after it. */
export function isBeforeApp(chunk: string, html: string, bundle: Rolldown.OutputBundle): boolean {
  const scripts = [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, file]) => file);
  const named = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === chunk);
  const index = scripts.indexOf(named?.fileName);
  return index >= 0 && index < scripts.length - 1;
}
