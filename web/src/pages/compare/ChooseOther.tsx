import { paths, routePatterns } from '@outrank/shared/addresses';
import { compareOrders, getListRanks } from '@outrank/shared/consensus/compareOrders';
import { parseRankingKey, type RankingKey, rankingKeyText } from '@outrank/shared/consensus/rankingKey';
import { formatSubject, qualify } from '@outrank/shared/consensus/subject';
import { listKeyText } from '@outrank/shared/documents/list';
import { toStoredItems } from '@outrank/shared/lists/listedItem';
import { isShareId } from '@outrank/shared/sharing/shareCall';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, matchPath, useNavigate } from 'react-router-dom';
import type { ComparedRanking } from '#features/compare/comparedRanking.ts';
import { listQueries } from '#features/lists/listQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { shareSummaryQuery } from '#features/sharing/shareSummaryQuery.ts';
import { useShield } from '#reader/useShield.ts';
import { LoadingSkeleton } from '#ui/feedback/Loading.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { Button, buttonClass } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { pluralize } from '#ui/format.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { NothingHere } from '#widgets/NothingHere.tsx';
import styles from './ComparePage.module.css';
import { rankingQuery } from './rankingQueries.ts';

/** Asks with what to compare a ranking: a list of the user's own, the fans' ranking, or any list by its link. */
export function ChooseOther({ ranking: key }: { ranking: RankingKey }) {
  const query = useQuery(rankingQuery(key, useUser().uid));
  const { showText } = useShield();
  const getName = ({ isOwn, title }: ComparedRanking) => (isOwn ? title : showText(title));
  if (query.data === null && !query.isError) {
    return (
      <NothingHere way="rankings" text="This ranking is missing">
        It may have been deleted, or only its creator can see it.
      </NothingHere>
    );
  }
  return (
    <>
      <PageHeading
        // A blank keeps the line until the name is known.
        lead={query.data ? `Compare “${getName(query.data)}” with ...` : '\u00a0'}
      >
        Compare rankings
      </PageHeading>
      <QueryView
        query={query}
        failedText="Failed to load the ranking. Please try again later."
        skeleton={<LoadingSkeleton shape="block" height="10rem" />}
      >
        {(ranking) => (
          <div className={styles.options}>
            <OwnLists ranking={ranking} />
            <FansRanking ranking={ranking} />
            <ByLink ranking={ranking} />
          </div>
        )}
      </QueryView>
    </>
  );
}

type OptionProps = { ranking: ComparedRanking };

/** The user's lists that share names with the ranking, those with most first. */
function OwnLists({ ranking }: OptionProps) {
  const { uid } = useUser();
  const own = useInfiniteQuery(listQueries.own(uid));
  const first = rankingKeyText(ranking.key);
  const others = own.data
    ?.flatMap(({ key, list }) => {
      const text = rankingKeyText(key);
      const common = list ? compareOrders(getListRanks(list), ranking.ranks).common.length : 0;
      const path = ranking.isOwn ? paths.compareRankings(first, text) : paths.compareRankings(text, first);
      return list && common > 0 && text !== first ? [{ path, name: list.name, common }] : [];
    })
    .toSorted((a, b) => b.common - a.common);
  return (
    <section className={styles.option} aria-labelledby="own-lists">
      <h2 id="own-lists">One of your lists</h2>
      <QueryView
        query={{ ...own, data: others }}
        failedText="Failed to load your lists. Please try again."
        skeleton={<LoadingSkeleton shape="block" height="10rem" />}
        empty={<p className={styles.soft}>None of your lists has anything from this one on it.</p>}
      >
        {(shown) => (
          <ul className={styles.lists}>
            {shown.map(({ path, name, common }) => (
              <li key={path} className={styles.list}>
                <Link to={path}>{name}</Link>
                <span className={styles.soft}>{pluralize(common, 'name')} in common</span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function FansRanking({ ranking: { key, items, ownerId } }: OptionProps) {
  const qualification = qualify(toStoredItems(items));
  if (ownerId === undefined || !('subject' in qualification)) return null;
  const { subject } = qualification;
  return (
    <section className={styles.option} aria-labelledby="fans">
      <h2 id="fans">The fans</h2>
      <p>
        <Link className={buttonClass('secondary')} to={paths.compareRankings(rankingKeyText(key), subject)}>
          The fans' ranking of {formatSubject(subject)}
        </Link>
      </p>
    </section>
  );
}

function ByLink({ ranking }: OptionProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [link, setLink] = useState('');
  const opening = useMutation({
    mutationFn: async () => {
      const shareId = parseShareLink(link);
      const query = shareId === undefined ? undefined : shareSummaryQuery(shareId);
      if (!query) return parseListLink(link) ?? null;
      const share = await client.fetchQuery(query);
      return share ? (parseListLink(share.path) ?? null) : 'gone';
    },
    onSuccess: (other) =>
      other &&
      other !== 'gone' &&
      navigate(paths.compareRankings(rankingKeyText(ranking.key), rankingKeyText(other))),
  });
  const problem = opening.isError
    ? "That link couldn't be opened. Please try again."
    : opening.data === 'gone'
      ? 'That list is not shared anymore.'
      : opening.data === null && "That isn't a link to a list.";
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    opening.mutate();
  };
  return (
    <section className={styles.option} aria-labelledby="by-link">
      <h2 id="by-link">Any other list</h2>
      <form className={styles.linkForm} onSubmit={handleSubmit} noValidate>
        <Field
          label="Link to the list"
          type="url"
          value={link}
          onChange={setLink}
          error={problem || undefined}
        />
        <Button type="submit" isBusy={opening.isPending}>
          Compare
        </Button>
      </form>
    </section>
  );
}

/** The list that a pasted link leads to; the site's own address may be missing. Undefined for any other text. */
export function parseListLink(text: string): RankingKey | undefined {
  const { userId = '', listId = '' } = matchPath(routePatterns.list, getPath(text))?.params ?? {};
  return parseRankingKey(listKeyText({ userId, listId }));
}

/** The id of the share that a pasted link leads to. Undefined for any other text. */
export function parseShareLink(text: string): string | undefined {
  const { shareId = '' } = matchPath(routePatterns.share, getPath(text))?.params ?? {};
  return isShareId(shareId) ? shareId : undefined;
}

function getPath(text: string): string {
  const { origin } = window.location;
  return URL.canParse(text.trim(), origin) ? new URL(text.trim(), origin).pathname : '';
}
