// For those who index the site from outside: what there is to read, and that it was read.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';

export const resource = z.object({ recordType: z.string(), url: z.string(), crawlable: z.boolean() });
export type Resource = z.infer<typeof resource>;

const recordParams = z.object({ recordType: z.string().max(50) });

export const listResources = endpoint({
  method: 'GET',
  path: '/resources',
  summary: 'The kinds of records, and which of them can be read for an index.',
  permission: 'site.manage',
  query: z.object({ crawlable: z.boolean().optional() }),
  response: z.array(resource),
});

export const getResource = endpoint({
  method: 'GET',
  path: '/resources/:recordType',
  summary: 'How to read all records of a kind, in slices of their ids.',
  permission: 'site.manage',
  params: recordParams,
  response: z.object({
    recordType: z.string(),
    crawl: z
      .object({
        url: z.string(),
        /** Takes a range of ids. */
        parameter: z.string(),
        count: z.int(),
        min: z.int(),
        max: z.int(),
      })
      .optional(),
  }),
});

export const deleteDirtyRecords = endpoint({
  method: 'DELETE',
  path: '/resources/dirty-records/:recordType',
  summary: 'Says that the index holds the records of a kind as they are now: dirtyRecords starts over.',
  permission: 'site.manage',
  params: recordParams,
});
