import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { userPath } from '@outrank/shared/documents/user';
import { describe, it } from 'vitest';
import type { Changes } from '../support/bounds.ts';
import { setConsensusBallot } from '../support/consensusBallots.ts';
import { anasList, publishList, saveList, setList } from '../support/lists.ts';
import type { Write } from '../support/requests.ts';
import { ana, newDraft, setProfiles } from '../support/users.ts';
import { openWorld } from '../support/world.ts';
import { lengthBounds } from './itemBounds.ts';

const { anaCommits, seed } = openWorld({ isReported: false });

function setDraft({ itemIds, itemSeasonIds, notes }: Changes): Write[] {
  return [{ set: userPath(ana.uid), data: newDraft({ itemIds, itemSeasonIds, notes }) }];
}

describe.each(lengthBounds)('at most the whole catalogue of %s', (_items, accepted, refused) => {
  it.each([
    { where: 'a new list', seeds: [], request: (items: Changes) => publishList(anasList, items) },
    { where: 'a saved list', seeds: [setList()], request: saveList },
    { where: 'a draft', seeds: [], request: setDraft },
    {
      where: 'a submitted list',
      seeds: [setList()],
      request: (items: Changes) => [
        ...saveList(items),
        setConsensusBallot(anasList, 'type' in items ? 'seasons' : 'cast-s1'),
      ],
    },
  ])('fits in $where', async ({ seeds, request }) => {
    await seed(setProfiles(), seeds);
    await assertFails(anaCommits(request(refused)));
    await assertSucceeds(anaCommits(request(accepted)));
  });
});
