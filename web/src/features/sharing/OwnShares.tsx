import { paths } from '@outrank/shared/addresses';
import type { Source } from '@outrank/shared/sharing/shareSource';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listShares } from '#data/sharing/requestShare.ts';
import { ErrorNotice } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { formatDay } from '#ui/format.ts';
import styles from './ShareDialog.module.css';

/** The key of what was shared of what is the user's. */
export const OWN_SHARES = 'ownShares';

/** The links to what is the user's, made by anybody, which the user can withdraw. Nothing while there are none. */
export function OwnShares({ source }: { source: Source }) {
  const client = useQueryClient();
  const queryKey = [OWN_SHARES, source];
  const { data = [] } = useQuery({ queryKey, queryFn: () => listShares({ source }), retry: false });
  const withdraw = useMutation({
    mutationFn: (withdrawn: string) => listShares({ source, withdrawn }),
    onSuccess: (left) => client.setQueryData(queryKey, left),
  });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="own-shares">
      <h3 id="own-shares">Links that were shared</h3>
      {withdraw.isError && <ErrorNotice message="Failed to withdraw the link. Please try again." />}
      <ul className={styles.links}>
        {data.map(({ id, title, sharedAt }) => (
          <li key={id}>
            <a href={paths.share(id)}>
              {title}, {formatDay(sharedAt)}
            </a>
            <Button
              size="small"
              aria-label={`Withdraw ${title}, ${formatDay(sharedAt)}`}
              isBusy={withdraw.isPending && withdraw.variables === id}
              onClick={() => withdraw.mutate(id)}
            >
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
