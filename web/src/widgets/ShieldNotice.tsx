import { useIsHydrated, useSpoilerChoice } from '#reader/shieldState.ts';
import { useIsHeaderShort } from '#ui/layout/HeaderSlot.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';

const ShieldStrip = lazyComponent(() => import('./ShieldStrip.tsx'));

/** Whether the spoiler shield is on, which a prerendered page does not know. */
export function useIsShieldShown(): boolean {
  const isHydrated = useIsHydrated();
  const isOn = useSpoilerChoice().mode === 'on';
  return isHydrated && isOn;
}

/**
 * What the shield does, at the top of the page on desks, else in the user's menu.
 * By itself, because an urgent update of the shell would discard a prerendered page whose code has not loaded yet.
 */
export function ShieldNotice({ isInMenu = false }: { isInMenu?: boolean }) {
  const isShown = useIsShieldShown();
  const isHeaderShort = useIsHeaderShort();
  return isShown && isHeaderShort === isInMenu && <ShieldStrip />;
}
