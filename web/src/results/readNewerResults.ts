import type { QueryFunctionContext } from '@tanstack/react-query';

type Published = { readonly publishedAt: string | undefined };

/**
 * The newer of the cached and the read results: a slow read must not replace an update that arrived since it began.
 * Null, as after the last ballot was withdrawn, carries no time, so then any update since the read began wins.
 */
function pickNewer<Results extends Published>(
  cached: Results | null | undefined,
  read: Results | null,
  cachedBefore: Results | null | undefined,
): Results | null {
  const wasUpdated = cached !== undefined && cached !== cachedBefore;
  if (!cached || !read) return wasUpdated ? cached : read;
  return (cached.publishedAt ?? '') > (read.publishedAt ?? '') ? cached : read;
}

/** The function of a query for published results that are also watched; null before the first ballot. */
export async function readNewerResults<Results extends Published>(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  read: () => Promise<Results | undefined>,
): Promise<Results | null> {
  const getCached = () => client.getQueryData<Results | null>(queryKey);
  const before = getCached();
  const results = (await read()) ?? null;
  return pickNewer(getCached(), results, before);
}
