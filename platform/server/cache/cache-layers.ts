/** The caches of the server. Each can be left out, to measure what it gives or to find out whether it is at fault. */
export const CACHE_LAYERS = ['pages', 'responses', 'data', 'snapshots', 'fragments'] as const;
export type CacheLayer = (typeof CACHE_LAYERS)[number];
