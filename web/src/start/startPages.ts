/** A read of the page's first data: a request to Firestore without its user. `:name` stands for an id in its body. */
export type StartRead = {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

export type StartPage = {
  /** The page's address or route pattern. */
  readonly path: string;
  /** Its code and styles, apart from those of all pages. */
  readonly files: readonly string[];
  readonly reads: readonly StartRead[];
  /** How the page looks before its code and data are there, as HTML, if the build has drawn it. */
  readonly shell?: string;
};

type Ids = Readonly<Record<string, string>>;

/** Ids with other characters exist nowhere; they could break a request apart. */
const ID = /^[\w-]+$/;

/** The page at an address and the ids in it. An address with a query shows other data, so its page gets no reads and no shell. */
export function findPage(
  pages: readonly StartPage[],
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): (StartPage & { readonly ids: Ids }) | undefined {
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
