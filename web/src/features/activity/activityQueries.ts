import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { markInboxSeen, readInbox, readNamedEntries } from '#data/activity/inbox.ts';

const INBOX_FRESH_MS = 5 * 60_000;

export const activityQueries = {
  inbox: (uid: string) =>
    queryOptions({
      queryKey: ['inbox', uid],
      queryFn: () => readInbox(uid),
      staleTime: INBOX_FRESH_MS,
      meta: { isPersisted: true, keepsAge: true, isAfterContent: true },
    }),
  /** The entries with the names that they tell, from an inbox that is read again. */
  entries: (uid: string) =>
    queryOptions({
      queryKey: ['inboxEntries', uid],
      queryFn: async ({ client }) => {
        const inbox = await client.fetchQuery({ ...activityQueries.inbox(uid), staleTime: 0 });
        return inbox ? readNamedEntries(uid, inbox) : [];
      },
    }),
};

/** Takes the dot away. */
export function useMarkSeen(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => markInboxSeen(uid),
    onSuccess: () => client.invalidateQueries({ queryKey: activityQueries.inbox(uid).queryKey }),
  });
}
