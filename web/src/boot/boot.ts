import { type BootPage, findPage, markEarlyPress, requestFiles, showShell } from './bootPage.ts';
import { readSession, requestReads } from './earlyRequests.ts';

/*
 * Runs before any other code of a page. Shows the last user what the build has drawn of the page, and requests what the page
 * needs: its code and styles and, as the last user or, where everybody may read it, as nobody, its first data, which `data/firebase/earlyReads.ts` hands to the app. On a
 * slow phone the content comes half a second earlier. The build makes one small file of it (web/build/bootScript.ts).
 */

export type BootData = { readonly pages: readonly BootPage[]; readonly apiKey: string };

declare const BOOT: BootData;

markEarlyPress();
const page = findPage(BOOT.pages, location);
if (page) {
  if (page.shell) showShell(location.pathname, page);
  requestFiles(page.files);
  if (page.isPublic) requestReads(page);
  else {
    void readSession(BOOT.apiKey).then((session) => {
      if (session) requestReads(page, session);
    });
  }
}
