/** Bytes by module, as they stand in the bundle before it is compressed. */
export type Sizes = Readonly<Record<string, number>>;

const NAMED = 5;

/** The modules that grew most or are new: `zod/v4/core/schemas.js +12.1 KB, pages/HomePage.tsx +0.3 KB`. */
export function grownSince(before: Sizes, now: Sizes): string {
  return Object.entries(now)
    .map(([name, size]) => ({ name, growth: size - (before[name] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .sort((a, b) => b.growth - a.growth)
    .slice(0, NAMED)
    .map(({ name, growth }) => `${shortName(name)} +${(growth / 1000).toFixed(1)} KB`)
    .join(', ');
}

/** Modules live in packages or in `src`; what stands before tells nothing. */
function shortName(module: string): string {
  return module.split(/\/(?:node_modules|src)\//).at(-1) ?? module;
}
