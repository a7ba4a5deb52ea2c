import { COMMENTS, commentPath } from '@outrank/shared/documents/comment';
import { QUERY_MAX } from '@outrank/shared/limits';
import { type Firestore, limit, orderBy, type QueryConstraint, where } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { bensComment, createCommentId, missingComment, setComment } from '../support/comments.ts';
import { anasList, setList, unreadableLists } from '../support/lists.ts';
import { list, read } from '../support/requests.ts';
import { ben } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { asAna, asBen, seed, refuses, refusesOthers } = openWorld();
const underBensList = createCommentId(2);

const byOwner = where('listUserId', '==', anasList.userId);
const byId = where('listId', '==', anasList.listId);
const byBen = where('userId', '==', ben.uid);
const newest = orderBy('createdAt', 'desc');
const page = limit(20);

const query = (db: Firestore, ...constraints: QueryConstraint[]) => list(db, COMMENTS, ...constraints);
const readOne = (db: Firestore, id = bensComment) => read(db, commentPath(id));

async function expectIds(ids: string[], db: Firestore, ...constraints: QueryConstraint[]) {
  const { docs } = await query(db, ...constraints);
  expect(docs.map(({ id }) => id)).toEqual(ids);
}

beforeEach(() => seed(seedLists(), setComment(), setComment(underBensList, { listUserId: ben.uid })));

describe('reading one comment', () => {
  it('says whether a comment exists', async () => {
    expect((await readOne(asAna(), missingComment)).exists()).toBe(false);
  });

  refusesOthers(
    unreadableLists,
    () => readOne(asAna()),
    () => readOne(asBen()),
  );
});

describe('querying the comments under a list', () => {
  refuses(() => expectIds([bensComment], asBen(), byOwner, byId, newest, page), {
    'queries that do not name the list by its owner and its id': [
      () => query(asBen(), page),
      () => query(asBen(), byOwner, page),
      () => query(asBen(), byId, page),
    ],
    'a list that does not exist': () => query(asBen(), byOwner, where('listId', '==', 'list_404'), page),
  });

  const queryNewest = (db: Firestore) => query(db, byOwner, byId, newest, page);
  refusesOthers(
    unreadableLists,
    () => queryNewest(asAna()),
    () => queryNewest(asBen()),
  );
});

describe('querying all comments of an author', () => {
  refuses(() => query(asBen(), byBen, limit(QUERY_MAX)), {
    'other users, though the author may read them under a hidden list too': {
      seed: [setList(anasList, { isPublic: false })],
      refused: () => query(asAna(), byBen, page),
      accepted: () => expectIds([bensComment, underBensList], asBen(), byBen, page),
    },
  });
});
