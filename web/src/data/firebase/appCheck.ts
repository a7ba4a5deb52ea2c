import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import * as z from 'zod/mini';
import { firebaseApp } from './firebaseApp.ts';

const environmentSchema = z.object({ VITE_RECAPTCHA_ENTERPRISE_KEY: z.string() });

/**
 * Makes every call of a function carry an App Check token. Tokens are fetched only when a call needs a new one, because
 * each is billed. Starting again changes nothing.
 * @throws z.core.$ZodError when the build has no key (docs/deploying.md).
 */
export function startAppCheck(): void {
  const { VITE_RECAPTCHA_ENTERPRISE_KEY: key } = environmentSchema.parse(import.meta.env);
  initializeAppCheck(firebaseApp, {
    provider: new ReCaptchaEnterpriseProvider(key),
    isTokenAutoRefreshEnabled: false,
  });
}
