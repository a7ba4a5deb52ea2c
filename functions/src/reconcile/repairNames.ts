import { profileSchema, userListsPath } from '@outrank/shared/documents/account';
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { cascadeUserName } from '../cascade/cascadeUserName.ts';
import type { ReportDrift } from '../platform/log.ts';
import type { Checked } from './walk.ts';

/** A list or comment, and the user whose name it holds. */
export type Copy = { readonly uid: string; readonly stored: QueryDocumentSnapshot };

/** Compares the names on lists and comments with their users' profiles. */
export type RepairNames = (copies: readonly Copy[]) => Promise<Checked>;

/**
 * Writes a user's name to all their lists and comments when one of them holds another one; once in a run, because a list and a
 * comment may show the same. After a name change later than `settledBefore` the event may still arrive, so that is not
 * reported as drift.
 */
export function createNameRepair(db: Firestore, settledBefore: Date, report: ReportDrift): RepairNames {
  const repairs = new Map<string, Promise<void>>();
  const repair = async ({ id: uid, ref, updateTime }: DocumentSnapshot) => {
    const right = await cascadeUserName(db, uid);
    const isRewritten = Object.values(right).some((count) => count > 0);
    if (isRewritten && updateTime && updateTime.toDate() < settledBefore)
      report({ path: ref.path, stored: 'copies of another name', right });
  };
  const repairOnce = (profile: DocumentSnapshot) => {
    const repairing = repairs.get(profile.id) ?? repair(profile);
    repairs.set(profile.id, repairing);
    return repairing;
  };
  return async (copies) => {
    const profiles = await readProfiles(db, copies);
    const misnamed = new Set(copies.filter((copy) => isMisnamed(copy, profiles)).map(({ uid }) => uid));
    await Promise.all([...misnamed].flatMap((uid) => profiles.get(uid) ?? []).map(repairOnce));
    return { read: profiles.size, repaired: misnamed.size };
  };
}

async function readProfiles(db: Firestore, copies: readonly Copy[]): Promise<Map<string, DocumentSnapshot>> {
  const refs = [...new Set(copies.map(({ uid }) => uid))].map((uid) => db.doc(userListsPath(uid)));
  const profiles = refs.length > 0 ? await db.getAll(...refs) : [];
  return new Map(profiles.map((profile) => [profile.id, profile]));
}

function isMisnamed({ uid, stored }: Copy, profiles: ReadonlyMap<string, DocumentSnapshot>): boolean {
  const name = profileSchema.safeParse(profiles.get(uid)?.data()).data?.displayName;
  return name !== undefined && stored.get('userName') !== name;
}
