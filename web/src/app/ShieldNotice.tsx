import { useIsHydrated, useSpoilerChoice } from '#spoilers/shieldState.ts';
import { useIsHeaderShort } from '#ui/layout/HeaderSlot.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import styles from './AppShell.module.css';

// Only readers who have turned the shield on need it.
const ShieldStrip = lazyComponent(() => import('#widgets/ShieldStrip.tsx'));

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
  if (!isShown || isHeaderShort !== isInMenu) return null;
  return (
    <div className={styles.shield}>
      <ShieldStrip />
    </div>
  );
}
