import { useQuery } from '@tanstack/react-query';

/** A user who comes back to the page after this time may have changed the choice on another device. In milliseconds. */
const MAX_AGE_MS = 10 * 60_000;

/** Makes the signed-in user's account and this browser agree about what was watched: one read a session. */
export default function ChoiceSync({ uid }: { uid: string }) {
  useQuery({
    queryKey: ['spoilerChoice', uid],
    queryFn: async () => {
      const [{ syncChoice }, { db }] = await Promise.all([
        import('#data/spoilers/accountChoice.ts'),
        import('#data/firebase/firestore.ts'),
      ]);
      await syncChoice(db, uid);
      return true;
    },
    staleTime: MAX_AGE_MS,
  });
  return null;
}
