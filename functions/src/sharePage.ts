import { REGION } from '@outrank/shared/callSchemas';
import { onRequest } from 'firebase-functions/https';
import { firestore } from './platform/app.ts';
import { loadCatalogue } from './platform/loadCatalogue.ts';
import { log } from './platform/log.ts';
import { resources } from './platform/options.ts';
import { answerSharePage } from './sharing/answerSharePage.ts';
import { createPictures } from './sharing/drawPicture.ts';
import { getOrigin } from './sharing/getOrigin.ts';

const draw = createPictures();

const getSite = () => ({
  projectId: process.env.GCLOUD_PROJECT ?? '',
  isEmulated: process.env.FUNCTIONS_EMULATOR === 'true',
  domain: process.env.SITE_DOMAIN ?? '',
});

/** Answers `/s/…` behind Hosting, for people and for the previews of links. Nobody signs in. */
export const sharePage = onRequest(
  { region: REGION, ...resources.drawing, timeoutSeconds: 30, invoker: 'public' },
  async ({ method, path, headers }, response) => {
    const host = headers['x-forwarded-host'];
    const origin = getOrigin(typeof host === 'string' ? host : undefined, getSite());
    try {
      await loadCatalogue(firestore);
      const answer = await answerSharePage(firestore, draw, { method, path, origin });
      response.status(answer.status).set(answer.headers);
      response.send(typeof answer.body === 'string' ? answer.body : Buffer.from(answer.body));
    } catch (error) {
      log.error('sharePage.failed', {}, error);
      response
        .status(503)
        .set('Cache-Control', 'no-store')
        .send('Outrank is busy right now. Please try again.');
    }
  },
);
