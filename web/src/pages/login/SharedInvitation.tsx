import { useQuery } from '@tanstack/react-query';
import { shareSummaryQuery } from '#features/sharing/shareSummaryQuery.ts';
import { useShield } from '#reader/useShield.ts';

/** Says whose list waits behind the sign-in. Nothing without an answer: the page works without it. */
export default function SharedInvitation({ shareId }: { shareId: string }) {
  const { data } = useQuery(shareSummaryQuery(shareId));
  const { showText } = useShield();
  if (!data) return null;
  return (
    <>
      Sign in to see “<bdi>{showText(data.title)}</bdi>”
      {data.author !== null && (
        <span>
          {' '}
          by <bdi>{data.author}</bdi>
        </span>
      )}
    </>
  );
}
