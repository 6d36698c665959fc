// Jobs of one kind share workers, and no others: what waits for somebody outside never holds up what waits for nobody.

export const JOB_KINDS = ['inner', 'outer', 'long'] as const;

/**
 * `inner`: the site's own and short, such as the search index. `outer`: waits for others (mail servers, other sites,
 * buckets). `long`: goes through many records.
 */
export type JobKind = (typeof JOB_KINDS)[number];

export const WORKERS: Readonly<Record<JobKind, number>> = { inner: 2, outer: 2, long: 1 };
