import type { createShield } from '@outrank/shared/spoilers/spoilerShield';
import { localChoice } from '#data/spoilers/localChoice.ts';

type CreateShield = typeof createShield;

let loading: Promise<CreateShield> | undefined;
let loaded: CreateShield | undefined;

/** The code of the shield, once it is loaded: only readers who have turned it on need it. */
export const getShieldCode = (): CreateShield | undefined => loaded;

/** Loads the code of the shield. When that fails, what is drawn with it stays suspended, and the app offers to reload. */
export function loadShieldCode(): Promise<CreateShield> {
  loading ??= import('@outrank/shared/spoilers/spoilerShield').then(
    (module) => {
      loaded = module.createShield;
      return loaded;
    },
    () => new Promise(() => {}),
  );
  return loading;
}

/** Loads it ahead of the first paint, which waits for it, when this browser has the shield on. */
export function preloadShield(): void {
  if (localChoice.get().mode === 'on') void loadShieldCode();
}
