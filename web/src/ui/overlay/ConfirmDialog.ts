import { lazyComponent } from '#ui/lazyComponent.ts';

/** Asks before an action that cannot be undone. Loaded when it is first shown. */
export const ConfirmDialog = lazyComponent(() => import('./ConfirmPopup.tsx'));
