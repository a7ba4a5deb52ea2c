import { type Comment, parseComment } from '@outrank/shared/documents/comment';
import { commentVoteSchema, type OwnVote } from '@outrank/shared/documents/reactions';
import { parseDocuments, type StoredDocument } from '#data/firebase/parseDocuments.ts';

export function parseComments(docs: readonly StoredDocument[]): readonly Comment[] {
  return parseDocuments(docs, (data, id) => parseComment(id, data));
}

/** Pairs of a comment's id and the vote on it. */
export function parseCommentVotes(
  docs: readonly StoredDocument[],
): readonly (readonly [id: string, vote: OwnVote])[] {
  return parseDocuments(docs, (data, id) => {
    const { value, at } = commentVoteSchema.parse(data);
    return [id, { value, at }] as const;
  });
}
