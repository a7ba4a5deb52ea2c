import { type SearchRequest, searchAnswerSchema } from '@outrank/shared/callables';
import { filterTags, sortings, typeFilters } from '@outrank/shared/lists/browseFilter';
import { REGION } from '@outrank/shared/region';
import { projectId, urlOf } from '../emulators/emulatorSettings.ts';
import { seededRandom } from '../lib/seededRandom.ts';
import { timeOf } from './figure.ts';
import { openings, subjects } from './manyLists.ts';

const CALLS = 100;
const WARM_UP_CALLS = 10;

/** A first call may load a catalogue for longer than the emulator lets a function run; the next finds a fresh process. */
const ATTEMPTS = 5;

/** Milliseconds of each of the calls, and of calls that the function refuses at once: what the emulator itself takes. */
export type CallTimes = { readonly answered: readonly number[]; readonly refused: readonly number[] };

/** Asks the function `searchLists` one thing after the other, as the fan of this token. */
export async function timeSearchCalls(token: string): Promise<CallTimes> {
  const requests = variedRequests();
  await warmUp(token);
  for (const request of requests.slice(0, WARM_UP_CALLS)) await ask(token, request);
  const answered: number[] = [];
  for (const request of requests) answered.push(await timeOf(() => ask(token, request)));
  const refused: number[] = [];
  for (let call = 0; call < WARM_UP_CALLS; call += 1)
    refused.push(await timeOf(() => post(token, { page: -1 })));
  return { answered, refused };
}

async function warmUp(token: string): Promise<void> {
  const [first] = variedRequests();
  for (let attempt = 1; first; attempt += 1) {
    const { ok } = await post(token, first);
    if (ok) return;
    if (attempt === ATTEMPTS) throw new Error(`searchLists gave no answer at ${ATTEMPTS} attempts.`);
  }
}

function variedRequests(): SearchRequest[] {
  const random = seededRandom(7);
  const texts = [...openings, ...subjects, 'a', 'the jury', 'e', 'zzz', 'began with', 'IDOL PLAYS so'];
  return Array.from({ length: CALLS }, () => ({
    filter: {
      text: random.pick(texts),
      type: random.pick(typeFilters),
      tags: random.shuffled(filterTags).slice(0, Math.floor(random.next() ** 2 * 3)),
      sort: random.pick(sortings),
    },
    page: Math.floor(random.next() ** 3 * 20),
  }));
}

async function ask(token: string, request: SearchRequest): Promise<void> {
  const answer = await post(token, request);
  const { result } = (await answer.json()) as { result?: unknown };
  searchAnswerSchema.parse(result);
}

function post(token: string, data: object): Promise<Response> {
  return fetch(`${urlOf('functions')}/${projectId}/${REGION}/searchLists`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ data }),
  });
}
