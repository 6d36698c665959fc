// What happens to languages, and who reads which.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const locale = z.object({ localeKey: z.string() });

export const localeAdded = defineEvent('locale.added', locale);

export const localeEdited = defineEvent('locale.edited', locale);

export const userChoseLocale = defineEvent(
  'user.choseLocale',
  z.object({ userID: id, locale: z.string().nullable() }),
);
