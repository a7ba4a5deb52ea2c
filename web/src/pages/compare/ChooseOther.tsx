import { paths } from '@outrank/shared/addresses';
import { compareOrders, getListRanks } from '@outrank/shared/consensus/compareOrders';
import { type RankingKey, rankingKeyText } from '@outrank/shared/consensus/rankingKey';
import { formatSubject, qualify } from '@outrank/shared/consensus/subject';
import { toStoredItems } from '@outrank/shared/lists/listedItem';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ComparedRanking } from '#features/compare/comparedRanking.ts';
import { listQueries } from '#features/lists/listQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { shareSummaryQuery } from '#features/sharing/shareSummaryQuery.ts';
import { useShield } from '#reader/useShield.ts';
import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { Button, buttonClass } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { pluralize } from '#ui/format.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { NothingHere } from '#widgets/NothingHere.tsx';
import styles from './ComparePage.module.css';
import { parseListLink, parseShareLink } from './parseListLink.ts';
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
        skeleton={<OptionsSkeleton />}
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
  const others = own.data?.pages
    .flatMap(({ entries }) => entries)
    .flatMap(({ key, list }) => {
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
        skeleton={<OptionsSkeleton />}
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
      return parseListLink(query ? (await client.fetchQuery(query)).path : link) ?? null;
    },
    onSuccess: (other) =>
      other && navigate(paths.compareRankings(rankingKeyText(ranking.key), rankingKeyText(other))),
  });
  const isNoList = opening.data === null;
  const problem = opening.isError ? "That link couldn't be opened. Please try again." : undefined;
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
          error={isNoList ? "That isn't a link to a list." : problem}
        />
        <Button type="submit" isBusy={opening.isPending}>
          Compare
        </Button>
      </form>
    </section>
  );
}

function OptionsSkeleton() {
  return (
    <Loading>
      <Skeleton shape="block" height="10rem" />
    </Loading>
  );
}
