/** US dollars for one unit: list prices of nam5 and us-central1, without free quotas and discounts. */
const prices = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  delete: 0.02 / 100_000,
  cpuSecond: 0.000024,
  gibSecond: 0.0000025,
  request: 0.4 / 1_000_000,
  task: 0.4 / 1_000_000,
  hostedGb: 0.15,
  sentGb: 0.12,
  storedGib: 0.18,
} as const;

/** How many of each are used in a month. */
export type Usage = Partial<Record<keyof typeof prices | 'proofs', number>>;

/** Proofs of App Check cost a fixed price up to the first 100,000. */
function getProofCost(proofs: number): number {
  if (proofs <= 10_000) return 0;
  return 8 + Math.max(0, proofs - 100_000) / 1000;
}

/** Dollars for a usage. */
export function getCost({ proofs = 0, ...usage }: Usage): number {
  const costs = Object.entries(usage).map(([unit, count]) => count * prices[unit as keyof typeof prices]);
  return costs.reduce((sum, cost) => sum + cost, getProofCost(proofs));
}
