import { CURATORS_ONLY, type ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ErrorKind, errorKind } from '#data/firebase/errors.ts';
import { moderate } from '#data/moderation/curatorAccess.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { moderationQueries } from './moderationQueries.ts';

const TOAST_MS = 5000;

const successMessages: Record<ModerateRequest['action'], string> = {
  hide: 'Hidden. It disappears everywhere within a minute.',
  restore: 'Restored.',
  keep: 'Kept. Its reports are closed.',
  resetName: 'Name reset.',
  block: "Account blocked. It can't post anymore, and its votes no longer count.",
  unblock: 'Unblocked.',
};

const GONE = 'This no longer exists.';

/** What the server answers with when it did nothing. */
const refusals: Partial<Record<ModerateRequest['action'], string>> = {
  keep: 'This changed in the meantime. Please take another look.',
  block: "No one can sign in to this account, so there's no one to block.",
};

const problems: Partial<Record<ErrorKind, string>> = {
  signedOut: 'You must be logged in to do that.',
  forbidden: CURATORS_ONLY,
};
const FAILED = "That didn't work. Please try again.";

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
