import { PREVIEW_ITEMS } from '@outrank/shared/limits';
import type { ShownList } from '@outrank/shared/spoilers/spoilerShield';
import { Flame, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { getItemColors, ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink } from '#reader/ItemLink.tsx';
import { pluralize } from '#ui/format.ts';
import { CountBadge, ListDetails, ListTags } from './ListBadges.tsx';
import styles from './ListCard.module.css';

type Props = {
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
export function ListCard({ list, to, state, byline, isOwn = false, votes, actions }: Props) {
  const isCovered = list.tags.includes('spoiler') && !isOwn;
  return (
    <article className={styles.card} aria-label={list.name} style={isCovered ? undefined : getEdge(list)}>
      <header className={styles.head}>
        <h3 className={styles.name}>
          <Link className={styles.link} to={to} state={state}>
            {list.name}
          </Link>
        </h3>
        <div className={styles.byline}>{byline}</div>
        <ListDetails list={list} place="card" isOwn={isOwn} />
      </header>
      <TopThree list={list} isCovered={isCovered} />
      <ListTags type={list.type} tags={list.tags} />
      <footer className={styles.foot}>
        <CountBadge icon={MessageCircle} count={list.commentCount} noun="comment" />
        <div className={styles.votes}>
          {votes || <CountBadge icon={Flame} count={list.upvoteCount} noun="upvote" />}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </footer>
    </article>
  );
}

function TopThree({ list, isCovered }: { list: ShownList; isCovered: boolean }) {
  const { items, itemCount = items.length, type } = list;
  const first = items.slice(0, PREVIEW_ITEMS);
  if (first.length === 0) return <p className={styles.empty}>This list is empty</p>;
  return (
    <section className={styles.topThree}>
      <div className={styles.topThreeHead}>
        <h4 className={styles.heading}>Top 3</h4>
        <span className={styles.count}>
          {pluralize(itemCount, type === 'season-ranking' ? 'season' : 'castaway')}
        </span>
      </div>
      {isCovered ? (
        <p className={styles.cover}>
          <span className={styles.note}>Hidden: spoilers</span>
        </p>
      ) : (
        <ol className={styles.items}>
          {first.map((item) => (
            <li key={item.id} className={styles.item}>
              <ItemPicture item={item} size="small" />
              <span className={styles.topThreeName} data-is-hidden={item.isHidden}>
                <ItemLink item={item} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
