import { DAY_MS } from '@outrank/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSeasons, seasonsStore } from '#data/catalogue/publishedSeasons.ts';

/** Whether lists were parsed with ids that the catalogue lacked. */
const hasUnknownItems = (data: unknown) => JSON.stringify(data)?.includes('"isUnknown":true') ?? false;

/** Reads the published seasons again once a day. When there are new ones, lists with placeholders are read again, too. */
export default function CatalogueSync() {
  const client = useQueryClient();
  useEffect(() => {
    void refreshSeasons(DAY_MS);
    return seasonsStore.subscribe(() =>
      client.invalidateQueries({ predicate: ({ state }) => hasUnknownItems(state.data) }),
    );
  }, [client]);
  return null;
}
