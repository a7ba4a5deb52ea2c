import { lazyComponent } from '#ui/lazyComponent.ts';

/** Asks before something that cannot be undone. Its code comes with the first question. */
export const ConfirmDialog = lazyComponent(() => import('./ConfirmPopup.tsx'));
