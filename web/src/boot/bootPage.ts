import { LAST_USER_KEY, SPOILER_CHOICE_KEY } from '#data/storage/storageKeys.ts';

/** A read of the page's first data: its key (`data/firebase/earlyReads.ts`) and its request. `:name` stands for an id. */
export type BootRead = { readonly key: string; readonly url: string; readonly body: string };

export type BootPage = {
  /** The page's address or route pattern. */
  readonly path: string;
  /** Its code and styles, apart from those of all pages. */
  readonly files: readonly string[];
  readonly reads: readonly BootRead[];
  /** Everybody may read these. */
  readonly isPublic?: boolean | undefined;
  /** How the page looks before its code and data are there, as HTML, if the build has drawn it. */
  readonly shell?: string;
  /** Who sees the shell: a remembered user, everyone, or everyone without the spoiler shield. */
  readonly shellFor?: ShellReader | undefined;
  /**
   * What `:name` in the shell stands for, by the last id of the address; where it is missing, the static page's heading. Without
   * a name there is no shell.
   */
  readonly names?: Readonly<Record<string, string>> | undefined;
};

export type ShellReader = 'user' | 'everyone' | 'unshielded';

export type OpenedPage = BootPage & { readonly ids: Ids };

type Ids = Readonly<Record<string, string>>;

/** Ids with other characters exist nowhere; they could break a request apart. */
const ID = /^[\w-]+$/;

/** The page at an address and the ids in it. An address with a query shows other data, so its page gets no reads and no shell. */
export function findPage(
  pages: readonly BootPage[],
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): OpenedPage | undefined {
  for (const page of pages) {
    const ids = matchPath(page.path, pathname);
    if (!ids) continue;
    return search === '' ? { ...page, ids } : { path: page.path, files: page.files, ids, reads: [] };
  }
  return undefined;
}

function matchPath(pattern: string, pathname: string): Ids | undefined {
  const names = pattern.split('/');
  const parts = pathname.split('/');
  const ids = names.flatMap((name, index) =>
    name.startsWith(':') ? [[name.slice(1), parts[index] ?? '']] : [],
  );
  const isMatch = names.every((name, index) => name === parts[index] || name.startsWith(':'));
  if (!isMatch || names.length !== parts.length || !ids.every(([, id = '']) => ID.test(id))) return undefined;
  return Object.fromEntries(ids);
}

export function fillIds(text: string, ids: Ids): string {
  return text.replace(/:(\w+)/g, (found, name: string) => ids[name] ?? found);
}

/** The shell of an opened page, for this reader: a visitor of a page that needs a session is about to be redirected. */
export function findShell({ shell, shellFor, names, ids }: OpenedPage, heading?: string): string | undefined {
  if (!shell || (shellFor !== 'everyone' && !isReader(shellFor))) return undefined;
  if (!shell.includes(':name')) return shell;
  const id = Object.values(ids).at(-1) ?? '';
  const name = names ? Object.hasOwn(names, id) && names[id] : heading;
  return name ? fillIds(shell, { name }) : undefined;
}

/** Shows what the build has drawn of a page, for the app to hydrate, until then. Does nothing once the app has rendered. */
export function showShell(address: string, page: OpenedPage): void {
  const show = () => {
    const root = document.querySelector<HTMLElement>('#root:has(> .startupTitle)');
    const heading = root?.querySelector('.startupHeading[data-is-built-in]');
    const shell = findShell(page, heading?.innerHTML);
    // The document of a castaway has a title, too.
    if (page.shellFor === 'unshielded' && !isReader('unshielded')) document.title = 'Outrank';
    if (!root || !shell) return;
    root.innerHTML = shell;
    // After those of all pages, which the whole head has.
    for (const file of page.files) if (file.endsWith('.css')) addLink(file, 'stylesheet');
    root.dataset.address = address;
  };
  // The app's scripts run after this event.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', show, { once: true });
  else show();
}

function isReader(reader: ShellReader = 'user'): boolean {
  try {
    const user = localStorage.getItem(LAST_USER_KEY);
    if (reader === 'user') return user !== null;
    const { mode, uid } = JSON.parse(localStorage.getItem(SPOILER_CHOICE_KEY) ?? '{"mode":"off"}');
    // The choice of this user's account is not read yet.
    if (user !== null && JSON.parse(user).uid !== uid) return false;
    return mode === 'off';
  } catch {
    return false; // The browser stores nothing.
  }
}

/** Requests the page's code and styles, which the app would request only when it runs. */
export function requestFiles(files: readonly string[]): void {
  for (const file of files) {
    if (file.endsWith('.css')) addLink(file, 'preload', 'style');
    else addLink(file, 'modulepreload', 'script');
  }
}

function addLink(file: string, rel: string, as = ''): void {
  const link = document.createElement('link');
  Object.assign(link, { rel, as, crossOrigin: '', href: `/${file}` });
  document.head.append(link);
}

/** Marks the first button that is clicked, because a prerendered one cannot handle it yet (web/src/ui/form/Button.tsx). */
export function markEarlyPress(): void {
  const mark = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    button.dataset.pressedEarly = '';
    removeEventListener('click', mark, true);
  };
  addEventListener('click', mark, true);
}
