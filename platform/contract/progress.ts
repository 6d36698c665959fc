// What a bulk call answers: which records went through, which did not and why.
import { z } from 'zod';

export const bulkProgress = z.object({
  progress: z.object({
    successIDs: z.array(z.int()),
    failedIDs: z.array(z.int()),
    exceptionsByID: z.record(
      z.string(),
      z.object({ message: z.string(), status: z.int(), description: z.string().nullable() }),
    ),
    countTotalIDs: z.int().nullable(),
  }),
  /** Whatever is left is done by posting this to /calls/run; null when all is done. */
  callbackPayload: z.string().nullable(),
});
export type BulkProgress = z.infer<typeof bulkProgress>;
