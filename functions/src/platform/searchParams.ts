import { defineString, type Expression, select } from 'firebase-functions/params';

/** What the deployment chooses (functions/.env, docs/deploying.md): where `searchLists` finds lists. */
const searchEngine = defineString('SEARCH_ENGINE', {
  default: 'memory',
  description: 'Where searches find lists: in memory, up to 100,000 lists, or in a PostgreSQL database.',
  input: select(['memory', 'postgres']),
});
const searchDatabase = defineString('SEARCH_DATABASE', { default: '' });
const searchConnector = defineString('SEARCH_VPC_CONNECTOR', { default: '' });

/** Whether searches ask PostgreSQL. A deployment evaluates it to leave out functions, an instance to choose its engine. */
export const isPostgresChosen: Expression<boolean> = searchEngine.equals('postgres');

/** The network in which the functions reach the database; none without a connector. */
export const searchNetwork = { vpcConnector: searchConnector } as const;

/**
 * The address of the database.
 * @throws when PostgreSQL was chosen without one.
 */
export function getSearchDatabase(): string {
  const address = searchDatabase.value();
  if (address === '') throw new Error('SEARCH_ENGINE is postgres, but SEARCH_DATABASE is empty.');
  return address;
}
