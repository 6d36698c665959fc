// What happens to fragments, by which administrators draw parts of pages themselves.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';

const fragment = z.object({ fragmentUUID: z.string(), fragmentRevisionUUID: z.string().optional() });

export const fragmentDrafted = defineEvent('fragment.drafted', fragment);

export const fragmentCommitted = defineEvent('fragment.committed', fragment);

export const fragmentDraftDeleted = defineEvent('fragment.draftDeleted', fragment);

export const fragmentDeleted = defineEvent('fragment.deleted', fragment);
