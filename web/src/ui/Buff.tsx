import type { ReactNode } from 'react';
import styles from './Buff.module.css';
import { initials } from './initials.ts';
import { stablePick } from './stableHash.ts';

type PatternProps = { a: string; b: string };

const patterns: readonly [(props: PatternProps) => ReactNode, ...((props: PatternProps) => ReactNode)[]] = [
  function Stripes({ b }) {
    return <path fill={b} d="M0 8h100v9H0zm0 17h100v4H0zm0 46h100v4H0zm0 12h100v9H0z" />;
  },
  function Half({ b }) {
    return <path fill={b} d="M0 100 100 0v100z" />;
  },
  function Diagonal({ b }) {
    return <path fill={b} d="M-10 78 78-10h20L-10 98zM22 110 110 22v20L42 110zM-10 46 46-10h8L-10 54z" />;
  },
  function Chevron({ b }) {
    return (
      <path fill={b} d="m0 22 50 24 50-24V8L50 32 0 8zm0 70 50-24 50 24V78L50 54 0 78zM0 0h30l20 9 20-9h30" />
    );
  },
  function Sash({ b }) {
    return <path fill={b} d="M30 0h40v100H30zM20 0h5v100h-5zM75 0h5v100h-5z" />;
  },
];

type BuffProps = { name: string; colors: readonly [string, string] };

/** Initials as on a jersey, on cloth in two colours. The pattern belongs to the name. */
export function Buff({ name, colors }: BuffProps) {
  const [a, b] = colors;
  const Pattern = stablePick(name, patterns);
  const letters = initials(name);
  return (
    <svg className={styles.buff} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path fill={a} d="M0 0h100v100H0z" />
      <Pattern a={a} b={b} />
      <circle className={styles.shade} cx="50" cy="50" r="72" />
      <text className={styles.letters} x="50" y="66" textAnchor="middle" data-count={letters.length}>
        {letters}
      </text>
    </svg>
  );
}
