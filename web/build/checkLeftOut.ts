import type { Plugin, Rolldown } from 'vite';

/** Fails the build when it holds code of one of these modules. The service worker would store it on every device. */
export function checkLeftOut(names: RegExp): Plugin {
  return {
    name: 'check-left-out',
    apply: 'build',
    writeBundle(_, bundle) {
      const found = findModules(names, bundle);
      if (found.length > 0) this.error(`The build must not hold ${found.join(', ')}.`);
    },
  };
}

/** The modules with these names whose code is in a chunk, each with the chunk's file. */
export function findModules(names: RegExp, bundle: Rolldown.OutputBundle): readonly string[] {
  return Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .flatMap(({ fileName, modules }) =>
      Object.keys(modules)
        .filter((id) => names.test(id))
        .map((id) => `${id} (${fileName})`),
    );
}
