import { createDemoUser } from '@outrank/shared/accounts/demoUsers';
import { LISTS_GROUP } from '@outrank/shared/documents/list';
import { reportCountPath, reportPath } from '@outrank/shared/documents/moderation';
import { WEEK_MS } from '@outrank/shared/limits';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { getEditionId } from '@outrank/shared/results/edition';
import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { openEmulatorApp } from '../emulators/adminApp.ts';
import { grantCurator } from '../lib/grantCurator.ts';

/** Who looks: a demo user with lists and ballots, an account without content, or a curator. */
export const viewerNames = {
  user: 'Ada Okafor',
  newcomer: 'Sandy Newcomer',
  curator: 'Jeff the Curator',
} as const;

export type Viewer = keyof typeof viewerNames | 'guest';

export type Addresses = Awaited<ReturnType<typeof findAddresses>>;

/** Opens the demo world with open reports, which `close` removes. */
export async function openDemoData() {
  const app = openEmulatorApp();
  const firestore = getFirestore(app);
  const reports = await createReports(firestore);
  return {
    addresses: await findAddresses(firestore),
    grantCurator: () => grantCurator(getAuth(app), createDemoUser(viewerNames.curator).email),
    close: async () => {
      await Promise.all(reports.map((path) => firestore.doc(path).delete()));
      await deleteApp(app);
    },
  };
}

/** The addresses that differ from seed to seed. */
async function findAddresses(firestore: Firestore) {
  const own = await findList(firestore, 'name', 'Best strategists who never won');
  const getAddress = async (field: string, value: string) => {
    const { userId, listId } = await findList(firestore, field, value);
    return `/list/${userId}/${listId}`;
  };
  return {
    /** A long list that the viewer has commented on. */
    list: await getAddress('name', 'Heroes vs. Villains, all twenty'),
    spoilerList: await getAddress('name', 'Blindsides I never saw coming'),
    seasonList: await getAddress('type', 'season-ranking'),
    ownList: `/list/${own.userId}/${own.listId}`,
    editOwnList: `/create?list=${own.listId}`,
    firstEdition: `/global-rankings/goat-social?edition=${getEditionId(new Date(Date.now() - 2 * WEEK_MS))}`,
  };
}

async function findList(firestore: Firestore, field: string, value: string) {
  const [list] = (await firestore.collectionGroup(LISTS_GROUP).where(field, '==', value).limit(1).get()).docs;
  if (list === undefined) throw new Error('The demo world lacks a list. Was it changed?');
  const content = { name: String(list.get('name')), description: String(list.get('description')) };
  return { userId: String(list.get('userId')), listId: list.id, content };
}

/** Creates two reports of a list. Returns the paths of the documents. */
async function createReports(firestore: Firestore): Promise<string[]> {
  const { content, ...list } = await findList(firestore, 'name', 'Jury speeches that ended careers');
  const target = reportTargetId({ kind: 'list', list });
  const users = ['kofi', 'mel'];
  const at = new Date();
  const report = { target, reason: 'spoiler', text: 'It gives the ending away.', at, content };
  const documents = [
    { path: reportCountPath(target), data: { count: users.length, isOpen: true, at, decidedAt: null } },
    ...users.map((user) => ({ path: reportPath(`demo-${user}`, target), data: report })),
  ];
  await Promise.all(documents.map(({ path, data }) => firestore.doc(path).set(data)));
  return documents.map(({ path }) => path);
}
