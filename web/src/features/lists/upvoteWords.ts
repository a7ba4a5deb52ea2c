/** '5 upvotes', '1 upvote'. */
export function upvoteWords(count: number): string {
  return count === 1 ? '1 upvote' : `${count} upvotes`;
}
