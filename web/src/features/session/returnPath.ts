import { paths, RETURN_PARAMETER, routePatterns, SHARE_PARAMETER } from '@outrank/shared/addresses';
import { matchPath, parsePath } from 'react-router-dom';

/** A path within the site. Browsers take `//`, `/\` and a slash after white space for another site's address. */
const RETURN_PATH = /^\/(?![/\\])\S*$/;

/** What to open after signing in, by the search of /login's address: the page that led there, else Home. */
export function parseReturnPath(search: string): string {
  const path = new URLSearchParams(search).get(RETURN_PARAMETER) ?? '';
  return RETURN_PATH.test(path) ? path : paths.home;
}

/** The id of the share whose link led to a URL; undefined for another one. Only a list's page is reached in this way. */
export function findReturnShare(path: string): string | undefined {
  const { pathname, search } = parsePath(path);
  const id = new URLSearchParams(search).get(SHARE_PARAMETER) ?? '';
  return matchPath(routePatterns.list, pathname ?? '') && /^[0-9a-f]{24}$/.test(id) ? id : undefined;
}
