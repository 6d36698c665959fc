// What happens to types of posts.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';

const postType = z.object({ postTypeID: z.string() });

export const postTypeAdded = defineEvent('postType.added', postType);

export const postTypeChanged = defineEvent('postType.changed', postType);

export const postTypeDeleted = defineEvent('postType.deleted', postType);
