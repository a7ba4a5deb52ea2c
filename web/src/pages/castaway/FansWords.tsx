import { paths } from '@outrank/shared/addresses';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { type ShownList, type ShownText, showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CountBadge } from '#features/lists/ListBadges.tsx';
import { ListGridSkeleton } from '#features/lists/ListGrid.tsx';
import { listsAboutQuery } from '#features/lists/listsAboutQuery.ts';
import { useSession } from '#features/session/sessionContext.ts';
import { FoldedText } from '#reader/FoldedText.tsx';
import { UserLink } from '#reader/UserLink.tsx';
import { useShield } from '#reader/useShield.ts';
import { EmptyState, QueryView } from '#ui/feedback/QueryView.tsx';
import { Badge, RankNumeral } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { FansLists, SignInToRead } from '#widgets/FansLists.tsx';
import { NearSection } from '#widgets/PageSection.tsx';
import ReportList from '#widgets/ReportList.tsx';
import styles from './CastawayPage.module.css';

/**
 * So many that a castaway of five seasons costs at most 24 documents, their results and what the session needs included. Six top
 * lists would make it 26, and a row has three.
 */
const NOTED_LISTS = 8;
const TOP_LISTS = 3;

type Props = { id: string; name: string };

/** What fans write about a castaway, and who ranks them high. Only signed-in users may read lists. */
export function FansWords({ id, name }: Props) {
  const session = useSession();
  if (session.status === 'loading') return null;
  const user = session.status === 'signedIn' ? session.user : undefined;
  return (
    <>
      <NearSection title="What fans say">
        {user ? <Notes id={id} name={name} uid={user.uid} /> : <SignInToRead />}
      </NearSection>
      {user && (
        <NearSection title="Ranked first, second or third">
          <FansLists
            about={{ by: 'topIds', id }}
            empty={`No list has ${name} among its first three yet.`}
            count={TOP_LISTS}
          />
        </NearSection>
      )}
    </>
  );
}

type SaidNote = { list: RankedList; shown: ShownList; rank: number; text: ShownText };

/** The notes on a castaway as the reader may see them, one list of each fan, those of the most upvoted lists first. */
function Notes({ id, name, uid }: Props & { uid: string }) {
  const { showList } = useShield();
  const query = useQuery(listsAboutQuery({ by: 'notedIds', id }, NOTED_LISTS));
  const notes = query.data?.flatMap(({ list }): SaidNote[] => {
    if (!list) return [];
    const shown = list.userId === uid ? showOwn(list) : showList(list);
    const index = shown.items.findIndex((item) => item.id === id);
    const text = shown.items[index]?.note;
    return text === undefined ? [] : [{ list, shown, rank: index + 1, text: text as ShownText }];
  });
  return (
    <QueryView
      query={{ ...query, data: notes }}
      failedText="Failed to load what fans say."
      skeleton={<ListGridSkeleton count={2} />}
      empty={<EmptyState text={`Nobody has written about ${name} yet.`} />}
    >
      {(shown) => (
        <ul className={styles.notes}>
          {shown.map((note) => (
            <Note key={`${note.list.userId} ${note.list.id}`} {...note} uid={uid} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Note({ list, shown, rank, text, uid }: SaidNote & { uid: string }) {
  const isOwn = list.userId === uid;
  const key = { userId: list.userId, listId: list.id };
  const words = (
    <FoldedText text={text} isOwn={isOwn}>
      <blockquote className={styles.words}>{text}</blockquote>
    </FoldedText>
  );
  return (
    <li className={styles.note}>
      {list.tags.includes('spoiler') && !isOwn ? (
        <Disclosure summary={<Badge tone="ember">Spoiler</Badge>}>
          <p>Ranked {rank}</p>
          {words}
        </Disclosure>
      ) : (
        <div className={styles.said}>
          <RankNumeral rank={rank} />
          {words}
        </div>
      )}
      <div className={styles.source}>
        <p>
          <Link to={paths.list(key)}>{shown.name}</Link> by{' '}
          <UserLink userId={list.userId} userName={list.userName} />
        </p>
        <CountBadge icon={Flame} count={list.upvoteCount} noun="upvote" />
        {!isOwn && <ReportList list={list} shownName={shown.name} uid={uid} />}
      </div>
    </li>
  );
}
