import { useShield } from './useShield.ts';

/** Beside a download: a file cannot be masked, because it is there to be recomputed. Nothing while the shield is off. */
export function FileWarning() {
  const { isOn } = useShield();
  return isOn ? <p>The file names everybody, also from seasons you haven’t watched.</p> : null;
}
