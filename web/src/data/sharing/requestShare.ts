import { type ShareAnswer, type ShareRequest, shareAnswerSchema } from '@outrank/shared/sharing/shareCall';

/**
 * Shares a ranking as it is stored now. Safe to repeat.
 * @throws FirebaseError when the user has shared too often (`busy`), is signed out or blocked, strangers may not see the
 * ranking (`notFound`), or offline.
 */
export async function requestShare(request: ShareRequest): Promise<ShareAnswer> {
  const { callFunction } = await import('#data/firebase/callFunction.ts');
  return shareAnswerSchema.parse(await callFunction('share', request));
}
