import { paths } from '@outrank/shared/addresses';
import type { EntryKind } from '@outrank/shared/documents/inbox';
import { formatCount } from '@outrank/shared/text/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { NamedEntry } from '#data/activity/inbox.ts';
import { useShield } from '#reader/useShield.ts';
import { formatDay, pluralize } from '#ui/format.ts';
import DistinctName from '#ui/names/DistinctName.tsx';
import styles from './ActivityEntry.module.css';

type Words = { readonly who: ReactNode; readonly what: ReactNode; readonly count: number };

/** The parts of a sentence. */
const sentences: Readonly<Record<EntryKind, (words: Words) => readonly ReactNode[]>> = {
  comment: ({ who, what, count }) =>
    count > 1
      ? [`${formatCount(count)} new comments on `, what, ', the last by ', who]
      : [who, ' commented on ', what],
  reply: ({ who, what, count }) =>
    count > 1
      ? [`${formatCount(count)} new replies to your comment on `, what, ', the last by ', who]
      : [who, ' replied to your comment on ', what],
  upvotes: ({ what, count }) => [what, ` has reached ${pluralize(count, 'upvote')}`],
  basedOn: ({ who, what }) => [who, ' ranked your list their way: ', what],
  topList: ({ what }) => [what, " made the week's top lists"],
  groupResult: ({ what }) => [what, ' has a new result'],
};

/** What somebody did, in a sentence that names no castaway. Names of lists pass the shield, the user's own too. */
export function ActivityEntry({ entry }: { entry: NamedEntry }) {
  const { showText } = useShield();
  const { kind, actorId, actorName, list, groupId, groupName, count, at, isNew } = entry;
  const who =
    actorId !== null && actorName !== null ? (
      <Link key="who" to={paths.userRankings(actorId)} state={{ userName: actorName }}>
        <DistinctName id={actorId} name={actorName} />
      </Link>
    ) : (
      'somebody'
    );
  const path = list ? paths.list(list) : paths.group(groupId ?? '');
  const what = (
    <Link key="what" to={path}>
      {showText(list?.name ?? groupName ?? '')}
    </Link>
  );
  return (
    <li className={styles.entry} data-is-new={isNew || undefined}>
      <p className={styles.sentence}>
        {isNew && <span className="visuallyHidden">New: </span>}
        {sentences[kind]({ who, what, count: count ?? 1 })}
      </p>
      <time className={styles.time} dateTime={at}>
        {formatDay(at)}
      </time>
    </li>
  );
}
