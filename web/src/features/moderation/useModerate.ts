import { CURATORS_ONLY, type ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ErrorKind, errorKind } from '#data/firebase/errors.ts';
import { moderate } from '#data/moderation/moderation.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { moderationQueries } from './moderationQueries.ts';

const TOAST_MS = 5000;

const successMessages: Record<ModerateRequest['action'], string> = {
  hide: 'Hidden. It is gone from every list, page and search within a minute.',
  restore: 'Restored.',
  keep: 'Kept. Its reports are closed.',
  resetName: 'The name was reset.',
  block: 'Blocked. The account writes nothing any more, and what it gave is taken back.',
  unblock: 'Unblocked.',
};

const GONE = 'It is not there any more.';

/** What the server answers with when it did nothing. */
const refusals: Partial<Record<ModerateRequest['action'], string>> = {
  keep: 'It has changed meanwhile. Please look at it again.',
  block: 'Nobody can sign in to this account, so there is nobody to block.',
};

const problems: Partial<Record<ErrorKind, string>> = {
  signedOut: 'You must be logged in to do that.',
  forbidden: CURATORS_ONLY,
};
const FAILED = 'That could not be done. Please try again.';

/** Applies a curator's decision. Afterwards every queue is refetched. */
export function useModerate(onDone?: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: moderate,
    onSuccess: (isDone, { action }) => {
      const text = isDone ? successMessages[action] : (refusals[action] ?? GONE);
      toast.show({ id: 'moderate', kind: isDone ? 'success' : 'info', text, duration: TOAST_MS });
      onDone?.();
      return queryClient.invalidateQueries({ queryKey: moderationQueries.all });
    },
    onError: (error) =>
      toast.show({
        id: 'moderate',
        kind: 'error',
        text: problems[errorKind(error)] ?? FAILED,
        duration: TOAST_MS,
      }),
  });
}
