import { paths } from '@outrank/shared/addresses';
import { type EntryKind, getEntryKind } from '@outrank/shared/documents/inbox';
import { formatCount } from '@outrank/shared/text/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { NamedEntry } from '#data/activity/inbox.ts';
import { UserLink } from '#reader/UserLink.tsx';
import { useShield } from '#reader/useShield.ts';
import { formatDay } from '#ui/format.ts';
import styles from './ActivityEntry.module.css';

/** The sentence of a kind with what stands for `{who}`, `{what}` and `{count}`. */
function fillSentence(kind: EntryKind, count: number, words: Readonly<Record<string, ReactNode>>) {
  const { sentence, sentenceOfMany = sentence } = getEntryKind(kind);
  const parts = (count > 1 ? sentenceOfMany : sentence).split(/\{(\w+)\}/);
  return parts.map((part, index) => (index % 2 === 1 ? words[part] : part));
}

/** What somebody did, in a sentence that names no castaway. Names of lists pass the shield, the user's own too. */
export function ActivityEntry({ entry }: { entry: NamedEntry }) {
  const { showText } = useShield();
  const { kind, actorId, actorName, list, groupId, groupName, at, isNew } = entry;
  const count = entry.count ?? 1;
  const who =
    actorId !== null && actorName !== null ? (
      <UserLink key="who" userId={actorId} userName={actorName} />
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
        {fillSentence(kind, count, { who, what, count: formatCount(count) })}
      </p>
      <time className={styles.time} dateTime={at}>
        {formatDay(at)}
      </time>
    </li>
  );
}
