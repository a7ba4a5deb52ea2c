import { demoUsers } from '@outrank/shared/accounts/demoUsers';
import { COMMENTS } from '@outrank/shared/documents/comment';
import { deleteApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { openEmulatorApp } from '../emulators/adminApp.ts';
import { withoutTriggers } from '../emulators/hub.ts';
import { runSchedule, runSchedules } from '../emulators/schedules.ts';
import { buildDemoWorld } from './buildDemoWorld.ts';
import type { SeedDocument } from './demoContent.ts';
import { shareDemoLists } from './shareDemoLists.ts';

/** Written last, so that an interrupted seed is repeated. The rules allow this path to nobody. */
const MARKER_PATH = 'demoWorld/seed';

/**
 * Fills the running emulators with the demo world, counted and published. Returns false, and changes nothing, when it was
 * there already. The repair job counts it in seconds; the events of 2,000 documents would take minutes, in which others'
 * changes wait, and a stop meanwhile would lose what was not counted yet. The comments on Ada Okafor's lists come last, with
 * their events, so that her activity has something to tell.
 */
export async function seedDemoWorld(): Promise<boolean> {
  return storeDemoWorld(async (write, documents) => {
    const [news, others] = [documents.filter(isNews), documents.filter((document) => !isNews(document))];
    await withoutTriggers(() => write(others));
    await runSchedule('repairJob');
    await runSchedules();
    await shareDemoLists(documents);
    await write(news);
  });
}

const isNews = ({ path, data }: SeedDocument) =>
  path.startsWith(`${COMMENTS}/`) && data.listUserId === demoUsers[0]?.uid;

/** Stores the documents of the demo world by `run`. Returns false, and changes nothing, when they were there already. */
export async function storeDemoWorld(
  run: (
    write: (documents: readonly SeedDocument[]) => Promise<void>,
    documents: readonly SeedDocument[],
  ) => Promise<void>,
  { now = new Date(), project }: { now?: Date; project?: string } = {},
): Promise<boolean> {
  const app = openEmulatorApp(project);
  try {
    const firestore = getFirestore(app);
    const marker = firestore.doc(MARKER_PATH);
    const earlier = await marker.get();
    if (earlier.get('finishedAt')) return false;
    const seededAt: Date = earlier.get('startedAt')?.toDate() ?? now; // the same moment gives the same documents
    await marker.set({ startedAt: seededAt });
    await createAccounts(getAuth(app));
    const documents = buildDemoWorld(seededAt);
    await run((part) => writeAll(firestore, part), documents);
    await marker.set({ startedAt: seededAt, finishedAt: new Date() });
    return true;
  } finally {
    await deleteApp(app);
  }
}

/** Creates the demo users' accounts, linked to the identity that the sign-in dialog shows to the Auth emulator. */
async function createAccounts(auth: Auth): Promise<void> {
  const existing = await auth.getUsers(demoUsers.map(({ uid }) => ({ uid })));
  const known = new Set(existing.users.map(({ uid }) => uid));
  const accounts = demoUsers
    .filter(({ uid }) => !known.has(uid))
    .map(({ uid, sub, name, email }) => ({
      uid,
      email,
      emailVerified: true,
      displayName: name,
      providerData: [{ uid: sub, providerId: 'google.com', displayName: name, email }],
    }));
  if (accounts.length === 0) return;
  const { errors } = await auth.importUsers(accounts);
  if (errors[0]) throw errors[0].error;
}

async function writeAll(firestore: Firestore, documents: readonly SeedDocument[]): Promise<void> {
  const writer = firestore.bulkWriter({ throttling: false });
  // Functions may have added fields since an interrupted seed.
  for (const { path, data } of documents) void writer.set(firestore.doc(path), data, { merge: true });
  await writer.close();
}
