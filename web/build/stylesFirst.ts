import type { Plugin } from 'vite';

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
