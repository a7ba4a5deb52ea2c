import { getEditionId } from '@outrank/shared/ballots/edition';
import { COMMENTS, LISTS_GROUP, reportCountPath, reportPath } from '@outrank/shared/firestore/documentPaths';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { emulatorEnvironment, projectId } from '../emulators/emulatorSettings.ts';

/** Addresses of the demo world that differ from seed to seed. */
export type DemoPlaces = {
  /** A long list that the fan wrote a comment about. */
  readonly list: string;
  readonly spoilerList: string;
  readonly seasonList: string;
  readonly ownList: string;
  readonly editOwnList: string;
  readonly firstEdition: string;
};

const WEEK_MS = 7 * 24 * 3_600_000;

/** The demo world as the shots need it: with reports that wait for a curator, until `leave` takes them back. */
export async function openDemoWorld(curatorName: string) {
  Object.assign(process.env, emulatorEnvironment());
  const app = initializeApp({ projectId }, 'shots');
  const firestore = getFirestore(app);
  const reports = await fileReports(firestore);
  return {
    places: await findPlaces(firestore),
    makeCurator: async () => {
      const { users } = await getAuth(app).listUsers();
      const curator = users.find(({ displayName }) => displayName === curatorName);
      if (curator) await getAuth(app).setCustomUserClaims(curator.uid, { curator: true });
    },
    leave: async () => {
      await Promise.all(reports.map((path) => firestore.doc(path).delete()));
      await deleteApp(app);
    },
  };
}

async function findPlaces(firestore: Firestore): Promise<DemoPlaces> {
  const addressOf = async (name: string) => {
    const { userId, id } = await listNamed(firestore, name);
    return `/list/${userId}/${id}`;
  };
  const own = await listNamed(firestore, 'Best strategists who never won');
  return {
    list: await addressOf('Heroes vs. Villains, all twenty'),
    spoilerList: await addressOf('Five best blindsides, by victim'),
    seasonList: await seasonListAddress(firestore),
    ownList: `/list/${own.userId}/${own.id}`,
    editOwnList: `/create?list=${own.id}`,
    firstEdition: getEditionId(new Date(Date.now() - 2 * WEEK_MS)),
  };
}

async function listNamed(firestore: Firestore, name: string): Promise<{ userId: string; id: string }> {
  const { docs } = await firestore.collectionGroup(LISTS_GROUP).where('name', '==', name).limit(1).get();
  return { userId: docs[0]?.get('userId'), id: docs[0]?.id ?? '' };
}

async function seasonListAddress(firestore: Firestore): Promise<string> {
  const lists = firestore.collectionGroup(LISTS_GROUP).where('type', '==', 'season-ranking').limit(1);
  const [list] = (await lists.get()).docs;
  return `/list/${list?.get('userId')}/${list?.id}`;
}

/** Two reports of a list and one of a comment. Gives the paths of what was written. */
async function fileReports(firestore: Firestore): Promise<string[]> {
  const list = await listNamed(firestore, 'Jury speeches that ended careers');
  const [comment] = (await firestore.collection(COMMENTS).limit(1).get()).docs;
  const reported = [
    {
      target: reportTargetId({ kind: 'list', list: { userId: list.userId, listId: list.id } }),
      by: ['kofi', 'mel'],
    },
    { target: reportTargetId({ kind: 'comment', commentId: comment?.id ?? '' }), by: ['bea'] },
  ];
  const at = new Date();
  const documents = reported.flatMap(({ target, by }) => [
    { path: reportCountPath(target), data: { count: by.length, at } },
    ...by.map((fan) => ({
      path: reportPath(`demo-${fan}`, target),
      data: { target, reason: 'spoiler', text: 'It gives the ending away.', at },
    })),
  ]);
  await Promise.all(documents.map(({ path, data }) => firestore.doc(path).set(data)));
  return documents.map(({ path }) => path);
}
