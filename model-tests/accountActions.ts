import { hasAnyPick, type Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { rateLimits } from '@outrank/shared/documents/rate';
import type { ListContent } from '@outrank/shared/lists/listContent';
import { requestDeletion } from '../functions/src/accountDeletion/requestDeletion.ts';
import { saveBallot } from '../web/src/data/results/ownBallots.ts';
import { saveUsername } from '../web/src/data/session/accountWrites.ts';
import { clearDraft, saveDraft } from '../web/src/data/storage/drafts.ts';
import type { Action } from './action.ts';
import type { User, World } from './world.ts';

/** The name of the auth user, with blanks that the profile must not have. */
export const getAuthName = (user: User) => ` ${user} of Fiji `;

/** The first write of a user creates the profile. */
export function ensureName(world: World, user: User): void {
  world.names[user] ??= getAuthName(user).trim();
}

/** The app leaves one rename of a day to writes that reach the server late. */
const SURE_RENAMES = rateLimits.renames.most - 1;

export function rename(by: User, name: string): Action {
  return {
    by,
    predict: (world, outcome) => {
      const created = world.created[by];
      if (outcome === 'busy') return created && created.names >= SURE_RENAMES ? ['busy'] : [];
      world.names[by] = name;
      if (created) created.names += 1;
    },
    perform: async (client) => {
      await saveUsername(client, by, name);
    },
    toString: () => `${by} changes the name to ${name}`,
  };
}

export function submitBallot(by: User, categoryId: CategoryId, slots: Slots): Action {
  return {
    by,
    predict: (world) => {
      world.ballots[by] = { ...world.ballots[by], [categoryId]: slots };
    },
    perform: async (client) => {
      await saveBallot(client, { uid: by, categoryId, slots });
    },
    toString: () => `${by} ${hasAnyPick(slots) ? 'submits' : 'withdraws'} ${categoryId}: ${slots}`,
  };
}

/** Deletes the account of a user without lists and comments, whose cleanup would need events of their own. */
export function deleteAccount(by: 'cal' | 'dee'): Action {
  return {
    by,
    predict: (world) => {
      world.deletedAccounts.push(by);
      for (const list of Object.values(world.lists))
        list.upvotes = list.upvotes.filter((user) => user !== by);
      for (const comment of Object.values(world.comments)) delete comment.votes[by];
      world.favorites[by] = [];
      world.ballots[by] = {};
      delete world.drafts[by];
    },
    perform: async (_client, { db }) => {
      await requestDeletion(db, by);
    },
    toString: () => `${by} deletes the account`,
  };
}

export function editDraft(by: User, content: ListContent | undefined): Action {
  return {
    by,
    predict: (world) => {
      if (content) world.drafts[by] = content;
      else delete world.drafts[by];
    },
    perform: (client) => (content ? saveDraft(client, by, content, undefined) : clearDraft(client, by)),
    toString: () => `${by} ${content ? `saves a draft of ${content.name}` : 'clears the draft'}`,
  };
}
