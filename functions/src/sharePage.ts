import { REGION } from '@outrank/shared/callSchemas';
import { onRequest } from 'firebase-functions/https';
import { firestore } from './platform/app.ts';
import { resources } from './platform/options.ts';
import { answerSharePage } from './sharing/answerSharePage.ts';
import { drawPicture } from './sharing/drawPicture.ts';

/** The site's own address, for links in previews. A request cannot name another one. */
function getOrigin(): string {
  // The hosting emulator, as firebase.json places it.
  if (process.env.FUNCTIONS_EMULATOR === 'true') return 'http://127.0.0.1:5050';
  return `https://${process.env.SITE_DOMAIN || `${process.env.GCLOUD_PROJECT}.web.app`}`;
}

/** Answers `/s/…` behind Hosting, for people and for the previews of links. Nobody signs in. */
export const sharePage = onRequest(
  { region: REGION, ...resources.drawing, timeoutSeconds: 60, invoker: 'public' },
  async ({ method, url }, response) => {
    const answer = await answerSharePage(firestore, drawPicture, { method, url, origin: getOrigin() });
    response.status(answer.status).set(answer.headers);
    response.send(typeof answer.body === 'string' ? answer.body : Buffer.from(answer.body));
  },
);
