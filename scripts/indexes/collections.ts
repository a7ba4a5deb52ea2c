import * as documentPaths from '@outrank/shared/firestore/documentPaths';

/** Stands for every argument of a path: an id, a number or a list's key. */
const anyArgument = Object.assign(new String('id'), { userId: 'id', listId: 'id' });

/** The names of all collections and subcollections, from the module that builds all paths. */
export function collectCollections(): readonly string[] {
  const paths = Object.values(documentPaths).map((path) =>
    typeof path === 'string' ? path : (path as (...parts: unknown[]) => unknown)(anyArgument, anyArgument),
  );
  const names = paths.filter((path) => typeof path === 'string').flatMap(getCollections);
  return [...new Set(names)].toSorted();
}

/** Every other segment of a path names a collection. What is no path, such as a list's id, has none. */
function getCollections(path: string): string[] {
  return path
    .split('/')
    .filter((segment, index) => index % 2 === 0 && /^[a-z]+$/i.test(segment) && segment !== 'id');
}
