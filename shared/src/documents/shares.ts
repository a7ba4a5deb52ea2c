/** What users shared. */
export const SHARES = 'shares';

/** What was shared, as the page of its address shows it. */
export const sharePath = (id: string) => `${SHARES}/${id}`;
