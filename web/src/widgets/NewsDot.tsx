import { hasNews } from '@outrank/shared/documents/inbox';
import { useQuery } from '@tanstack/react-query';
import { activityQueries } from '#features/activity/activityQueries.ts';
import styles from './NewsDot.module.css';

/** On what leads to the activity, while there is something that the user has not seen. */
export default function NewsDot({ uid }: { uid: string }) {
  const { data: inbox } = useQuery(activityQueries.inbox(uid));
  if (!inbox || !hasNews(inbox)) return null;
  return (
    <span className={styles.dot}>
      <span className="visuallyHidden">, something new</span>
    </span>
  );
}
