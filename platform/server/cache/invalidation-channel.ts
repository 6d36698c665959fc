/** Where processes tell each other by NOTIFY what is no longer true. */
export const INVALIDATION_CHANNEL = 'parley_invalidate';
