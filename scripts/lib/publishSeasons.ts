import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hasBuiltInCast, type PublishedSeason } from '@outrank/shared/catalogue/catalogue';
import { AIRING_SEASONS } from '@outrank/shared/documents/airing';
import {
  findPublishingProblem,
  PUBLISHED_SEASONS_PATH,
  seasonsSchema,
} from '@outrank/shared/documents/publishedSeasons';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { rootFolder } from './folders.ts';
import { HelpfulError } from './helpfulError.ts';
import { readJson } from './readJson.ts';

const DATA = join(rootFolder, 'data/survivor-seasons.json');

/** Contestants by name, or as in `data/survivor-seasons.json`. */
const fileSchema = z.array(
  z.object({
    number: z.number(),
    name: z.string(),
    year: z.number(),
    contestants: z.array(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])),
  }),
);

/**
 * Reads seasons that can be published: all of a file, or what `data/` has beyond the built-in catalogue.
 * @throws HelpfulError when they cannot.
 */
export function readSeasons(file?: string): PublishedSeason[] {
  const all = parse(fileSchema, readJson(file ?? DATA));
  const seasons = file ? all : all.filter(({ number }) => !hasBuiltInCast(number));
  parse(seasonsSchema, seasons);
  const problem = findPublishingProblem(seasons);
  if (problem) throw new HelpfulError(problem);
  return seasons;
}

function parse<Value>(schema: z.core.$ZodType<Value>, value: unknown): Value {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new HelpfulError(`These seasons cannot be published:\n${z.prettifyError(parsed.error)}`);
}

/** Publishes these seasons in place of the published ones; those that curators announced stay. Returns their version; the present one when nothing differs. */
export function publishSeasons(db: Firestore, seasons: readonly PublishedSeason[]): Promise<number> {
  const document = db.doc(PUBLISHED_SEASONS_PATH);
  return db.runTransaction(async (transaction) => {
    const present = await transaction.get(document);
    const announced = (await transaction.get(db.collection(AIRING_SEASONS))).docs.map(({ id }) => id);
    const before: readonly PublishedSeason[] = present.get('seasons') ?? [];
    const kept = before.filter(
      ({ number }) => announced.includes(`s${number}`) && !seasons.some((season) => season.number === number),
    );
    const all = [...seasons, ...kept].toSorted((a, b) => a.number - b.number);
    const version = Number(present.get('version') ?? 0);
    if (isDeepStrictEqual(before, all)) return version;
    transaction.set(document, {
      version: version + 1,
      publishedAt: FieldValue.serverTimestamp(),
      seasons: all,
    });
    return version + 1;
  });
}
