import { REGION } from '@outrank/shared/callSchemas';
import { onRequest } from 'firebase-functions/https';
import { firestore } from './platform/app.ts';
import { resources } from './platform/options.ts';
import { answerSharePage } from './sharing/answerSharePage.ts';
import { drawPicture } from './sharing/drawPicture.ts';
import { getOrigin } from './sharing/getOrigin.ts';

const getSite = () => ({
  projectId: process.env.GCLOUD_PROJECT ?? '',
  isEmulated: process.env.FUNCTIONS_EMULATOR === 'true',
  domain: process.env.SITE_DOMAIN ?? '',
});

/** Answers `/s/…` behind Hosting, for people and for the previews of links. Nobody signs in. */
export const sharePage = onRequest(
  { region: REGION, ...resources.drawing, timeoutSeconds: 60, invoker: 'public' },
  async ({ method, url, headers }, response) => {
    const host = headers['x-forwarded-host'];
    const origin = getOrigin(typeof host === 'string' ? host : undefined, getSite());
    const answer = await answerSharePage(firestore, drawPicture, { method, url, origin });
    response.status(answer.status).set(answer.headers);
    response.send(typeof answer.body === 'string' ? answer.body : Buffer.from(answer.body));
  },
);
