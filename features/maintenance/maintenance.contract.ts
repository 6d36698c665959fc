// Maintenance of a community from afar: what the command line does, for moderators.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { bulkProgress } from '../../platform/contract/progress.ts';

export const recalculateAggregates = endpoint({
  method: 'PUT',
  path: '/dba/recalculate-aggregates',
  summary: 'Counts again what is stored as numbers, and repairs what differs.',
  permission: 'community.moderate',
  body: z.object({
    aggregates: z.array(z.string().min(1).max(100)).min(1).max(100),
    /** Each counter is one statement, so there is nothing to cut into batches. */
    batchSize: z.int32().min(1).optional(),
  }),
  response: bulkProgress,
  isBulkOperation: true,
});
