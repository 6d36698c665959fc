/** Of what the browser stores: a run each. */
export const RUN_PREFIX = 'bulkRun:';
