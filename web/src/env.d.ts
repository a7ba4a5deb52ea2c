import 'react';

declare global {
  /** The settings that the page is built with (docs/deploying.md). */
  interface ImportMetaEnv {
    readonly VITE_EMULATORS?: 'true';
    readonly VITE_FIREBASE_API_KEY: string;
    readonly VITE_FIREBASE_AUTH_DOMAIN: string;
    readonly VITE_FIREBASE_PROJECT_ID: string;
    readonly VITE_FIREBASE_STORAGE_BUCKET: string;
    readonly VITE_FIREBASE_APP_ID: string;
    readonly VITE_RECAPTCHA_ENTERPRISE_KEY?: string;
  }
}

declare module 'react' {
  /** A style passes numbers and colors to the CSS as custom properties. */
  interface CSSProperties {
    readonly [name: `--${string}`]: string | number | undefined;
  }
}
