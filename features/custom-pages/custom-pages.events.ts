// What happens to pages that administrators make.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const customPage = z.object({ customPageID: id });

export const customPageMade = defineEvent('customPage.made', customPage);

export const customPageChanged = defineEvent('customPage.changed', customPage);

export const customPageDeleted = defineEvent('customPage.deleted', customPage);

/** What stands on it was changed in its layout. */
export const customPageArranged = defineEvent('customPage.arranged', customPage);
