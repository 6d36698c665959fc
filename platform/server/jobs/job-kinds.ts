// Jobs of one kind share workers, and no others: what waits for somebody outside never holds up what waits for nobody.

export const JOB_KINDS = ['internal', 'external', 'bulk'] as const;

/**
 * `internal`: the site's own and short, such as the search index. `external`: waits for others (mail servers, other sites,
 * buckets). `bulk`: goes through many records.
 */
export type JobKind = (typeof JOB_KINDS)[number];

export const WORKERS: Readonly<Record<JobKind, number>> = { internal: 2, external: 2, bulk: 1 };
