import * as account from '@outrank/shared/documents/account';
import * as ballots from '@outrank/shared/documents/ballots';
import * as comment from '@outrank/shared/documents/comment';
import * as list from '@outrank/shared/documents/list';
import * as moderation from '@outrank/shared/documents/moderation';
import * as rate from '@outrank/shared/documents/rate';
import * as reactions from '@outrank/shared/documents/reactions';
import * as results from '@outrank/shared/documents/results';
import * as shares from '@outrank/shared/documents/shares';
import * as spoilerChoice from '@outrank/shared/documents/spoilerChoice';
import * as upkeep from '@outrank/shared/documents/upkeep';
import * as user from '@outrank/shared/documents/user';

const documentPaths = {
  ...account,
  ...ballots,
  ...comment,
  ...list,
  ...moderation,
  ...rate,
  ...reactions,
  ...results,
  ...shares,
  ...spoilerChoice,
  ...upkeep,
  ...user,
};

/** Stands for every argument of a path: an id, a number or a list's key. */
const anyArgument = Object.assign(new String('id'), { userId: 'id', listId: 'id' });

/** The names of all collections and subcollections, from the modules that build all paths. */
export function collectCollections(): readonly string[] {
  const paths = Object.entries(documentPaths).flatMap(([name, path]) => {
    if (typeof path === 'string') return [path];
    const isBuilder = typeof path === 'function' && name.endsWith('Path');
    return isBuilder ? [(path as (...parts: unknown[]) => unknown)(anyArgument, anyArgument)] : [];
  });
  const names = paths.filter((path) => typeof path === 'string').flatMap(getCollections);
  return [...new Set(names)].toSorted();
}

/** Every other segment of a path names a collection. What is no path, such as a list's id, has none. */
function getCollections(path: string): string[] {
  return path
    .split('/')
    .filter((segment, index) => index % 2 === 0 && /^[a-z]+$/i.test(segment) && segment !== 'id');
}
