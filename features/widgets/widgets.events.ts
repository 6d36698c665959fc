// What widgets show of elsewhere.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';

/** It holds something else than before. */
export const feedFetched = defineEvent('feed.fetched', z.object({ feedUrl: z.string() }));
