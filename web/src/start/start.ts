import { answerEarly } from './earlyAnswers.ts';
import { showShell } from './showShell.ts';
import { fillIds, findPage, type StartPage } from './startPages.ts';
import { readSession } from './storedSession.ts';

/*
 * Runs before any other code of a page, and requests what the page needs: its code and styles, and, as the last user, its
 * first data. The app's own requests for the same data get these answers. Shows the last user what the build has drawn of the
 * page. The build makes one small file of it (web/build/startScript.ts).
 */

/** What the build knows about the pages and its project. */
export type StartData = {
  readonly pages: readonly StartPage[];
  readonly apiKey: string;
  /** Where Firebase Auth asks whether the stored session is still valid, before any read of the app. */
  readonly lookup: string;
};

declare const START: StartData;

const page = findPage(START.pages, location);
if (page) {
  if (page.shell) showShell(page.path, page.shell);
  requestFiles(page.files);
  void readSession(START.apiKey).then((session) => {
    if (!session) return;
    const { request } = answerEarly();
    const { token, uid } = session;
    request(START.lookup, JSON.stringify({ idToken: token }), { 'Content-Type': 'application/json' });
    for (const { url, body, headers } of page.reads)
      request(url, fillIds(body, { ...page.ids, uid }), { ...headers, Authorization: `Bearer ${token}` });
  });
}

function requestFiles(files: readonly string[]): void {
  for (const file of files) {
    const isStyle = file.endsWith('.css');
    const link = document.createElement('link');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    link.as = isStyle ? 'style' : 'script';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}
