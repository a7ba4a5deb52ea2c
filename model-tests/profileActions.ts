import { hasAnyPick, type Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/ballots/categories';
import type { ListContent } from '@outrank/shared/lists/list';
import { cloudEvents } from '../functions/src/testing/delivery/cloudEvents.ts';
import { saveUsername } from '../web/src/data/session/username.ts';
import { clearDraft, saveDraft } from '../web/src/data/storage/drafts.ts';
import { saveBallot } from '../web/src/data/topTen/ballots.ts';
import type { Act } from './action.ts';
import type { Fan, World } from './world.ts';

/** The name that the identity of a fan bears, with blanks around it. */
export const nameAtSignIn = (fan: Fan) => ` ${fan} of Fiji `;

/** A profile is made at the first thing that a fan writes. */
export function ensureName(world: World, fan: Fan): void {
  world.names[fan] ??= nameAtSignIn(fan).trim();
}

export function rename(by: Fan, name: string): Act {
  return {
    by,
    model: (world) => {
      world.names[by] = name;
      return ['done'];
    },
    perform: async (db, { tell }) => {
      await saveUsername(db, by, name);
      tell(cloudEvents.propagateUserName(by));
    },
    toString: () => `${by} is called ${name}`,
  };
}

export function submit(by: Fan, categoryId: CategoryId, slots: Slots): Act {
  return {
    by,
    model: (world) => {
      world.ballots[by] = { ...world.ballots[by], [categoryId]: slots };
      return ['done'];
    },
    perform: async (db, { tell }) => {
      await saveBallot(db, { uid: by, categoryId, slots });
      tell(cloudEvents.tallyBallot(by));
    },
    toString: () => `${by} ${hasAnyPick(slots) ? 'submits' : 'empties'} ${categoryId}: ${slots}`,
  };
}

export function saveLocalDraft(by: Fan, content: ListContent | undefined): Act {
  return {
    by,
    model: (world) => {
      if (content) world.drafts[by] = content;
      else delete world.drafts[by];
      return ['done'];
    },
    perform: (db) => (content ? saveDraft(db, by, content, undefined) : clearDraft(db, by)),
    toString: () => `${by} ${content ? `keeps a draft of ${content.name}` : 'empties the draft'}`,
  };
}
