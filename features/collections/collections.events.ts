// What happens to collections of posts.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const collection = z.object({ collectionID: id });

export const collectionMade = defineEvent('collection.made', collection);

export const collectionChanged = defineEvent('collection.changed', collection);

export const collectionDeleted = defineEvent('collection.deleted', collection);
