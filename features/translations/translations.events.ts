// What happens to what administrators translate.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';

const translations = z.object({ resource: z.string(), count: z.int() });

export const translationResourceAdded = defineEvent(
  'translationResource.added',
  z.object({ urlCode: z.string() }),
);

export const translationSaved = defineEvent('translation.saved', translations);

export const translationRemoved = defineEvent('translation.removed', translations);
