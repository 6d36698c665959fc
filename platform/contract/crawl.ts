// What `expand=crawl` adds to a record for those who build an index of their own.
import { z } from 'zod';

export const crawlFields = {
  canonicalID: z.string().optional(),
  recordCollapseID: z.string().optional(),
  /** Whether guests may see it. */
  scope: z.enum(['public', 'restricted']).optional(),
  siteID: z.int().optional(),
  locale: z.string().optional(),
  bodyPlainText: z.string().optional(),
};
