import { useQueryClient } from '@tanstack/react-query';
import { requestShare } from '#data/sharing/requestShare.ts';
import { paths } from '#paths.ts';
import type { Shareable } from './toShareable.ts';

/** A share shows what was stored when it was made, so pressing twice asks once, and a later change gets a new link. */
const FRESH_MS = 30_000;

export type Link = {
  readonly url: string;
  /** Why it is the page's own address instead of one with a picture. */
  readonly problem?: unknown;
};

/** Returns how to get the link, which never fails: without the server it is the address of the page. */
export function useShareLink({ request, path }: Shareable, hasNames: boolean): () => Promise<Link> {
  const client = useQueryClient();
  return async () => {
    try {
      const { id } = await client.fetchQuery({
        queryKey: ['share', request, hasNames],
        queryFn: () => requestShare({ ...request, hasNames }),
        staleTime: FRESH_MS,
        retry: false,
        networkMode: 'always',
      });
      return { url: toUrl(paths.share(id)) };
    } catch (problem) {
      return { url: toUrl(path), problem };
    }
  };
}

function toUrl(path: string): string {
  return new URL(path, window.location.origin).href;
}
