import { lazyComponent } from '#ui/lazyComponent.ts';

/** With everything that draws pictures. */
export const LazyShareDialog = lazyComponent(() => import('./ShareDialog.tsx'));
