import styles from './TorchIllustration.module.css';

/** A decorative drawing of a torch by the sea at night. */
export function TorchIllustration() {
  return (
    <svg className={styles.scene} viewBox="0 0 480 360" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="glow" cx="50%" cy="42%" r="50%">
          <stop offset="0" stopColor="var(--torch-fill)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--torch-fill)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect className={styles.sky} width="480" height="360" rx="14" />
      <circle className={styles.moon} cx="372" cy="82" r="34" />
      <path
        className={styles.far}
        d="M0 236c60-44 110-56 160-30 30-30 78-40 118-6 62-34 132-20 202 30v130H0z"
      />
      <circle cx="240" cy="150" r="170" fill="url(#glow)" />
      <path
        className={styles.sea}
        d="M0 286c40-14 80-14 120 0s80 14 120 0 80-14 120 0 80 14 120 0v60a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z"
      />
      <path className={styles.pole} d="M228 214h24l-7 146h-10z" />
      <path className={styles.cup} d="M212 190h56l-9 30h-38z" />
      <path
        className={styles.flame}
        d="M240 66c30 32 46 56 46 84a46 46 0 0 1-92 0c0-18 8-32 19-44 3 14 9 21 17 24-4-24-2-44 10-64z"
      />
      <path className={styles.heart} d="M240 128c13 14 20 24 20 36a20 20 0 0 1-40 0c0-12 8-22 20-36z" />
    </svg>
  );
}
