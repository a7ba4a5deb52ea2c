import { compareBy } from '@outrank/shared/browseFilter';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documentPaths';
import type { ListEntry } from '@outrank/shared/list';
import { parseWeeklyTop } from '@outrank/shared/weeklyTop';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import { readEntry } from './lists.ts';

const byVotes = compareBy('mostVotes');

/**
 * The most upvoted lists of the last seven days, best first. Which ones was computed some minutes ago; what they hold is
 * read now, so that counts are right and a list that was deleted or made private since is not shown; one that cannot
 * be read stands last. At most four documents.
 */
export async function readWeeklyTop(db: Firestore): Promise<ListEntry[]> {
  const chosen = parseWeeklyTop((await getDoc(doc(db, WEEKLY_TOP_PATH))).data());
  const found = await Promise.all(chosen.map(({ userId, id }) => readEntry(db, { userId, listId: id })));
  return found
    .filter((entry) => entry !== undefined)
    .filter(({ list }) => list?.isPublic !== false)
    .sort(({ list: one }, { list: other }) =>
      one && other ? byVotes(one, other) : Number(!one) - Number(!other),
    );
}
