/** Three torches over a sea: the logo of the Global Rankings. */
export function IslandLogo() {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="19" fill="var(--sunken)" stroke="var(--torch)" strokeWidth="1.5" />
      <g fill="var(--torch)">
        <path d="M20 7c2.6 2.7 3.8 4.3 3.8 6.400a3.8 3.8 0 0 1-7.6 0c0-1.3.5-2.3 1.3-3.2.2.9.6 1.4 1.1 1.6-.2-1.9.2-3.5 1.4-4.800z" />
        <path d="M11 13c1.7 1.8 2.5 2.9 2.5 4.200a2.5 2.5 0 0 1-5 0c0-1.3.8-2.4 2.5-4.200z" />
        <path d="M29 13c1.7 1.8 2.5 2.9 2.5 4.200a2.5 2.5 0 0 1-5 0c0-1.3.8-2.4 2.5-4.200z" />
      </g>
      <g stroke="var(--ink-soft)" strokeWidth="1.8" strokeLinecap="round">
        <path d="M20 19v8M11 21.500v5.500M29 21.500v5.5" />
        <path d="M7.5 30c2.1-1.6 4.2-1.6 6.3 0s4.2 1.6 6.2 0 4.2-1.6 6.3 0 4.2 1.6 6.2 0" fill="none" />
      </g>
    </svg>
  );
}
