import type { Rolldown } from 'vite';
import { withImports } from './withImports.ts';

/** The code and then the styles of a page (`ListPage.tsx`), without what the entry brings. Once written, the bundle holds no entry any more. */
export function filesOfPage(page: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const shell = withImports(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
  const root = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/pages/${page}`)));
  if (root === undefined) throw new Error(`No chunk holds ${page}.`);
  const own = withImports([root], chunks).filter((chunk) => !shell.includes(chunk));
  const styles = own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...own.map(({ fileName }) => fileName), ...new Set(styles)];
}
