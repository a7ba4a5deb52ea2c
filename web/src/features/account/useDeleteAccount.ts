import { ACCOUNT_SIGNED_OUT, DELETED_TOO_OFTEN, SIGN_IN_AGAIN } from '@outrank/shared/accounts/accountCalls';
import { useMutation } from '@tanstack/react-query';
import { type ErrorKind, errorKind } from '#data/firebase/errors.ts';
import { deleteAccount } from '#data/session/accountWrites.ts';

const FAILED = 'Failed to delete your account. Please try again.';

const problems: Partial<Record<ErrorKind, string>> = {
  signedOut: ACCOUNT_SIGNED_OUT,
  invalid: SIGN_IN_AGAIN,
};

/** A busy server answers with the same code as the function, but not with its sentence. */
function describeProblem(error: Error): string {
  if (error.message.startsWith(DELETED_TOO_OFTEN)) return DELETED_TOO_OFTEN;
  return problems[errorKind(error)] ?? FAILED;
}

/** Deletes the signed-in user's account. `problem` says why it failed. */
export function useDeleteAccount(onDeleted: () => void) {
  const { mutate, isPending, error } = useMutation({ mutationFn: deleteAccount, onSuccess: onDeleted });
  const kind = error ? errorKind(error) : undefined;
  return {
    remove: () => mutate(),
    isDeleting: isPending,
    problem: error ? describeProblem(error) : undefined,
    needsNewSession: kind === 'invalid',
  };
}
