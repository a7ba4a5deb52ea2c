import type { Rolldown } from 'vite';

/** What the module that renders pages at build time exports. */
export type Prerender = { prerenderPage: (path: string) => Promise<string> };

/** Hydration would never correct a class that the styles do not have, and the policy forbids inline styles. */
export function checkMarkup(html: string, bundle: Rolldown.OutputBundle): void {
  if (/ style="|<style|<script>/.test(html))
    throw new Error('A prerendered page must hold no inline styles or scripts.');
  const styles = Object.values(bundle).flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : [],
  );
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    const unknown = names.match(/\S+/g)?.find((name) => !styles.some((style) => style.includes(`.${name}`)));
    if (unknown !== undefined) throw new Error(`No style has the class ${unknown}.`);
  }
}
