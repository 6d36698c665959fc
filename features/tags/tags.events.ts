// What happens to tags.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const tag = z.object({ tagID: id });

export const tagAdded = defineEvent('tag.added', tag);

export const tagChanged = defineEvent('tag.changed', tag);

export const tagDeleted = defineEvent('tag.deleted', tag);
