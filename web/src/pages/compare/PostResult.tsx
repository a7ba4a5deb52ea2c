import { compareOrders } from '@outrank/shared/consensus/compareOrders';
import type { ListKey } from '@outrank/shared/documents/list';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { beginComment, CommentUnder } from '#features/comments/CommentUnder.tsx';
import type { ComparedRanking } from '#features/compare/comparedRanking.ts';
import { formatAsComment } from '#features/compare/comparisonText.ts';
import { useAuthor } from '#features/session/profiles.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { useShield } from '#spoilers/useShield.ts';
import { Button } from '#ui/form/Button.tsx';
import styles from './ComparePage.module.css';

type Props = { own: ComparedRanking; other: ComparedRanking; otherKey: ListKey };

/** Offers to tell the result to the author of the other list, as a comment under it that the user can edit first. */
export function PostResult({ own, other, otherKey }: Props) {
  const { uid } = useUser();
  const [takeBack, setTakeBack] = useState<() => void>();
  const [isPosted, setIsPosted] = useState(false);
  const text = useMemo(() => formatAsComment(own, compareOrders(own.ranks, other.ranks)), [own, other]);
  if (text === undefined) return null;
  if (isPosted) return <Posted under={other} />;
  if (!takeBack) {
    return (
      <p>
        <Button onClick={() => setTakeBack(() => beginComment(uid, otherKey, text))}>
          Post as a comment
        </Button>
      </p>
    );
  }
  const handleCancel = () => {
    takeBack();
    setTakeBack(undefined);
  };
  return <PostForm list={otherKey} onPosted={() => setIsPosted(true)} onCancel={handleCancel} />;
}

type FormProps = { list: ListKey; onPosted: () => void; onCancel: () => void };

/** Reads the user's name, which only a comment needs. */
function PostForm({ list, onPosted, onCancel }: FormProps) {
  const author = useAuthor();
  return (
    <div className={styles.form}>
      <CommentUnder list={list} author={author} onPosted={onPosted} onCancel={onCancel} />
    </div>
  );
}

function Posted({ under: { title, path } }: { under: ComparedRanking }) {
  const { showText } = useShield();
  return (
    <p role="status">
      Comment posted under{' '}
      <Link ref={focus} to={path}>
        {showText(title)}
      </Link>
      .
    </p>
  );
}

/** The form that had the focus is gone. */
const focus = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true });
