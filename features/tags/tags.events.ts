// What happens to tags.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const tag = z.object({ tagID: id });

export const tagAdded = defineEvent('tag.added', tag);

export const tagChanged = defineEvent('tag.changed', tag);

export const tagDeleted = defineEvent('tag.deleted', tag);

/** It is part of another one from now on. */
export const tagMerged = defineEvent('tag.merged', tag.extend({ destinationTagID: id }));

/** They have other tags, since one of them was merged or is one of its own again. */
export const tagDiscussionsRetagged = defineEvent(
  'tag.discussionsRetagged',
  tag.extend({ discussionIDs: z.array(id) }),
);
