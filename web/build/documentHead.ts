import type { Plugin } from 'vite';

/** Preloads these fonts. The browser alone requests a font only when it meets the first text that uses it. */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const files = Object.keys(bundle);
        return names.map((name) => {
          const file = files.find((each) => each.includes(`/${name}-`) && each.endsWith('.woff2'));
          if (file === undefined) throw new Error(`The build has no font ${name}.`);
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` };
          return { tag: 'link', attrs, injectTo: 'head' as const };
        });
      },
    },
  };
}

const STYLE = /<link rel="stylesheet"[^>]*>\s*/g;

/**
 * Moves the styles right after the title, before the scripts. Requests are answered in about their order, and a style that
 * comes after the app's code keeps the page blank until that code has arrived.
 */
export function stylesFirst(): Plugin {
  return {
    name: 'styles-first',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: moveStyles },
  };
}

export function moveStyles(html: string): string {
  const styles = html.match(STYLE)?.map((link) => link.trim()) ?? [];
  return html.replaceAll(STYLE, '').replace('</title>', () => ['</title>', ...styles].join('\n    '));
}
