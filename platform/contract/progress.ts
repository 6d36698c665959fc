// What a call that goes through many records answers: which went through, which did not and why, and how to go on.
import { z } from 'zod';

const recordID = z.union([z.int(), z.string()]);

export const bulkProgress = z.object({
  /** Of this answer alone: whoever goes on collects. */
  progress: z.object({
    successIDs: z.array(recordID),
    failedIDs: z.array(recordID),
    exceptionsByID: z.record(
      z.string(),
      z.object({
        message: z.string().describe('What happened, in words for people.'),
        status: z.int().describe('What HTTP would have answered for this record alone.'),
        description: z
          .string()
          .nullable()
          .describe('What can be done about it; null where there is nothing to say.'),
      }),
    ),
    countTotalIDs: z.int().nullable(),
    current: z
      .object({
        recordID,
        countDone: z.int().describe('How many of its parts are done: comments of a discussion, for one.'),
        countTotal: z.int().describe('How many parts it had at the start.'),
      })
      .optional()
      .describe('The record that is being worked on, where it takes several steps.'),
  }),
  /** Whatever is left is done by posting this to /calls/run; null when all is done. */
  callbackPayload: z.string().nullable(),
});
export type BulkProgress = z.infer<typeof bulkProgress>;
export type RecordID = z.infer<typeof recordID>;

export const trackingStatus = z.enum([
  'abandoned',
  'complete',
  'error',
  'failed',
  'intended',
  'invalid',
  'stackError',
  'progress',
  'retry',
  'received',
  'unknown',
]);

/** Of a run that goes on by itself. */
export const jobHandle = z.object({
  jobTrackingID: z.string(),
  trackingUserID: z.int(),
  status: trackingStatus.describe('How far the operation is: `progress` goes on, `complete` is its end.'),
  dateLastModified: z.string().meta({ format: 'date-time' }),
  /** Of everything so far. */
  progress: bulkProgress.shape.progress,
});
export type JobHandle = z.infer<typeof jobHandle>;
