import { ACCOUNT_SIGNED_OUT, SIGN_IN_AGAIN } from '@outrank/shared/accounts/accountDeletion';
import { useMutation } from '@tanstack/react-query';
import { type ErrorKind, errorKind } from '#data/firebase/errors.ts';
import { deleteAccount } from '#data/session/deleteAccount.ts';

const FAILED = 'Failed to delete your account. Please try again.';

const problems: Partial<Record<ErrorKind, string>> = {
  signedOut: ACCOUNT_SIGNED_OUT,
  invalid: SIGN_IN_AGAIN,
};

/** Deletes the signed-in user's account. `problem` says why it failed. */
export function useDeleteAccount(onDeleted: () => void) {
  const { mutate, isPending, error } = useMutation({ mutationFn: deleteAccount, onSuccess: onDeleted });
  const kind = error ? errorKind(error) : undefined;
  return {
    remove: () => mutate(),
    isDeleting: isPending,
    problem: kind && (problems[kind] ?? FAILED),
    needsNewSession: kind === 'invalid',
  };
}
