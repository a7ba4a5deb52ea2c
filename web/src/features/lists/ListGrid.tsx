import { listKeyText } from '@outrank/shared/documents/list';
import { PREVIEW_ITEMS } from '@outrank/shared/limits';
import type { ListEntry, RankedList } from '@outrank/shared/lists/rankedList';
import type { ShownList } from '@outrank/shared/spoilers/spoilerShield';
import { Flame, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { getItemColors, ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink } from '#reader/ItemLink.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { pluralize } from '#ui/format.ts';
import { CountBadge, ListDetails, ListTags } from './ListBadges.tsx';
import cardStyles from './ListCard.module.css';
import styles from './ListGrid.module.css';

type Props = {
  entries: readonly ListEntry[];
  /** Limits the grid to three columns on a wide page. */
  hasThreeColumns?: boolean;
  children: (list: RankedList) => ReactNode;
  /** What the owner of a list that could not be parsed sees besides the sentence. */
  renderUnreadable?: (entry: ListEntry) => ReactNode;
};

/** A grid of cards. A list that could not be parsed shows a sentence in its cell. */
export function ListGrid({ entries, hasThreeColumns = false, children, renderUnreadable }: Props) {
  return (
    <ul className={styles.grid} data-has-three-columns={hasThreeColumns || undefined}>
      {entries.map((entry) => (
        <li key={listKeyText(entry.key)} className={styles.cell}>
          {entry.list ? (
            children(entry.list)
          ) : (
            <div className={styles.unreadable}>
              <p>We can't show this list.</p>
              {renderUnreadable?.(entry)}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

type SkeletonProps = { count: number; hasThreeColumns?: boolean };

export function ListGridSkeleton({ count, hasThreeColumns = false }: SkeletonProps) {
  return (
    <Loading>
      <div className={styles.grid} data-has-three-columns={hasThreeColumns || undefined}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike
          <span key={index} className={styles.placeholder} />
        ))}
      </div>
    </Loading>
  );
}

type CardProps = {
  list: ShownList;
  to: string;
  /** Navigation state for the page behind the link. */
  state?: unknown;
  byline: ReactNode;
  /** The owner sees the top three of a spoiler list, others do not. */
  isOwn?: boolean;
  /** Buttons above the link, in place of the number of upvotes. */
  votes?: ReactNode;
  /** More buttons above the link, in a row of their own. */
  actions?: ReactNode;
};

function getEdge({ items: [first] }: ShownList) {
  if (!first || first.isHidden || first.isUnknown) return undefined;
  const [main, accent] = getItemColors(first);
  return { '--edge': main, '--edge-end': accent };
}

/** A list with its top three. The link covers the whole card; links in the byline and the buttons are above it. */
export function ListCard({ list, to, state, byline, isOwn = false, votes, actions }: CardProps) {
  const isCovered = list.tags.includes('spoiler') && !isOwn;
  return (
    <article className={cardStyles.card} aria-label={list.name} style={isCovered ? undefined : getEdge(list)}>
      <header className={cardStyles.head}>
        <h3 className={cardStyles.name}>
          <Link className={cardStyles.link} to={to} state={state}>
            {list.name}
          </Link>
        </h3>
        <div className={cardStyles.byline}>{byline}</div>
        <ListDetails list={list} place="card" isOwn={isOwn} />
      </header>
      <TopThree list={list} isCovered={isCovered} />
      <ListTags type={list.type} tags={list.tags} />
      <footer className={cardStyles.foot}>
        <CountBadge icon={MessageCircle} count={list.commentCount} noun="comment" />
        <div className={cardStyles.votes}>
          {votes || <CountBadge icon={Flame} count={list.upvoteCount} noun="upvote" />}
        </div>
        {actions && <div className={cardStyles.actions}>{actions}</div>}
      </footer>
    </article>
  );
}

function TopThree({ list, isCovered }: { list: ShownList; isCovered: boolean }) {
  const { items, itemCount = items.length, type } = list;
  const first = items.slice(0, PREVIEW_ITEMS);
  if (first.length === 0) return <p className={cardStyles.empty}>This list is empty</p>;
  return (
    <section className={cardStyles.topThree}>
      <div className={cardStyles.topThreeHead}>
        <h4 className={cardStyles.heading}>Top 3</h4>
        <span className={cardStyles.count}>
          {pluralize(itemCount, type === 'season-ranking' ? 'season' : 'castaway')}
        </span>
      </div>
      {isCovered ? (
        <p className={cardStyles.cover}>
          <span className={cardStyles.note}>Hidden: spoilers</span>
        </p>
      ) : (
        <ol className={cardStyles.items}>
          {first.map((item) => (
            <li key={item.id} className={cardStyles.item}>
              <ItemPicture item={item} size="small" />
              <span className={cardStyles.topThreeName} data-is-hidden={item.isHidden}>
                <ItemLink item={item} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
