import { toDayNumber } from '@outrank/shared/firestore/timestamp';
import { toStoredContent } from '@outrank/shared/lists/list';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { choosableTags } from '@outrank/shared/lists/tags';
import { seededRandom } from '@outrank/shared/testing/seededRandom';
import { Timestamp } from 'firebase/firestore';

const USERS = 5;
const FIRST_TIME = Date.UTC(2026, 0, 1);
const tenDays = 10 * 86_400_000;

const seasons = [seasonItem('s20')];
const contestants = [contestantItem('tom-westman', 's10')];

/** Stored lists of a few users, the same at every run: any type and tags, few votes so that many are equal, and different times. */
export function randomLists(count: number) {
  const random = seededRandom(count);
  const times = random.shuffled(Array.from({ length: count }, (_, index) => index * (tenDays / count)));
  return times.map((time, index) => {
    const createdAt = Timestamp.fromMillis(FIRST_TIME + Math.round(time));
    return {
      ...toStoredContent({
        name: `List ${index}`,
        description: '',
        tags: choosableTags.filter(() => random.happens(0.4)),
        items: random.happens(0.5) ? seasons : contestants,
      }),
      id: `list_${index + 1_000_000}`,
      userId: `user-${random.pick(Array.from({ length: USERS }, (_, user) => user))}`,
      userName: 'A user',
      isPublic: !random.happens(0.05),
      createdAt,
      createdDay: toDayNumber(createdAt.toDate()),
      updatedAt: createdAt,
      changedAt: createdAt,
      upvoteCount: Math.floor(random.between(0, 20)),
    };
  });
}
