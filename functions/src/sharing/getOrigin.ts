/** Where the functions run. */
export type Site = {
  readonly projectId: string;
  readonly isEmulated: boolean;
  /** The site's own domain (functions/.env); empty without one. */
  readonly domain: string;
};

const LOCAL_HOST = /^(127\.0\.0\.1|localhost)(:\d{1,5})?$/;

/** The hosting emulator, as firebase.json places it. */
const EMULATED_ORIGIN = 'http://127.0.0.1:5050';

/**
 * The origin that a visitor sees, for absolute addresses. The function's own address is public, so a host that is none of the
 * site's is not repeated.
 */
export function getOrigin(
  forwardedHost: string | undefined,
  { projectId, isEmulated, domain }: Site,
): string {
  const host = forwardedHost?.trim().toLowerCase() ?? '';
  if (isEmulated) return LOCAL_HOST.test(host) ? `http://${host}` : EMULATED_ORIGIN;
  const isOwn = isHostOf(host, projectId) || (domain !== '' && host === domain);
  return `https://${isOwn ? host : domain || `${projectId}.web.app`}`;
}

/** Hosting's domains of a project, with those of its preview channels. */
function isHostOf(host: string, projectId: string): boolean {
  const [site = '', ...rest] = host.split('.');
  const isOwn = site === projectId || /^--[a-z0-9-]+$/.test(site.slice(projectId.length));
  return site.startsWith(projectId) && isOwn && ['web.app', 'firebaseapp.com'].includes(rest.join('.'));
}
