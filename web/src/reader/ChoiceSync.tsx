import { useQuery } from '@tanstack/react-query';
import { isTemporary } from '#data/firebase/errors.ts';
import { syncChoice } from '#data/reader/accountChoice.ts';

/** A user who comes back to the page after this time may have changed the choice on another device. In milliseconds. */
const MAX_AGE_MS = 10 * 60_000;

/** A browser that the account has never told what to hide may hide nothing, so it asks until there is an answer. */
const MAX_DELAY_MS = 30_000;

/** Makes the signed-in user's account and this browser agree about what was watched: one read a session. */
export default function ChoiceSync({ uid }: { uid: string }) {
  useQuery({
    queryKey: ['spoilerChoice', uid],
    queryFn: async () => {
      await syncChoice(uid);
      return true;
    },
    staleTime: MAX_AGE_MS,
    retry: (_, error) => isTemporary(error),
    retryDelay: (failures) => Math.min(MAX_DELAY_MS, 1000 * 2 ** failures),
  });
  return null;
}
