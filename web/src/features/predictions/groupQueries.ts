import { groupPath, groupSchema } from '@outrank/shared/documents/group';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { changeGroup, createGroup, joinGroup, readOwnGroups, readStandingsOf } from '#data/airing/groups.ts';
import { describeRefusal } from '#data/firebase/errors.ts';
import { db } from '#data/firebase/firestore.ts';
import { readOne } from '#data/firebase/queries.ts';
import { useErrorToast } from '#ui/overlay/Toast.tsx';

const GROUPS = 'groups';

export const groupQueries = {
  /** A group; null when it is gone. */
  detail: (groupId: string) =>
    queryOptions({
      queryKey: [GROUPS, groupId],
      queryFn: () => readOne(db, groupPath(groupId), groupSchema),
    }),
  own: (uid: string) =>
    queryOptions({ queryKey: [GROUPS, 'of', uid], queryFn: () => readOwnGroups(db, uid) }),
  /** The standings of members, of whom some have none. */
  standings: (seasonId: string, memberIds: readonly string[]) =>
    queryOptions({
      queryKey: ['standings', seasonId, memberIds],
      queryFn: () => readStandingsOf(db, seasonId, memberIds),
    }),
};

type Done = (groupId: string) => unknown;

/** A call that starts, joins or changes a group. A failure is shown. */
function useGroupCall<Request>(call: (request: Request) => Promise<string>, onDone?: Done) {
  const client = useQueryClient();
  const showError = useErrorToast('group');
  return useMutation({
    mutationFn: call,
    onSuccess: (groupId) => {
      void client.invalidateQueries({ queryKey: [GROUPS] });
      onDone?.(groupId);
    },
    onError: (error) => showError(describeRefusal(error)),
  });
}

export const useCreateGroup = (onDone: Done) => useGroupCall(createGroup, onDone);
export const useJoinGroup = (onDone: Done) => useGroupCall(joinGroup, onDone);
export const useChangeGroup = (onDone?: Done) => useGroupCall(changeGroup, onDone);
