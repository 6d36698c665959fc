// What happens to fields of posts.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';

const postField = z.object({ postFieldID: z.string() });

export const postFieldAdded = defineEvent('postField.added', postField);

export const postFieldChanged = defineEvent('postField.changed', postField);

export const postFieldDeleted = defineEvent('postField.deleted', postField);

export const postFieldSorted = defineEvent(
  'postField.sorted',
  z.object({ postFieldID: z.array(z.string()) }),
);
