// What happens to layouts.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';
import { layoutPlace } from './layout-documents.contract.ts';

const layout = z.object({ layoutID: id });

export const layoutMade = defineEvent('layout.made', layout);

export const layoutChanged = defineEvent('layout.changed', layout);

export const layoutDeleted = defineEvent('layout.deleted', layout);

export const layoutDrafted = defineEvent('layout.drafted', layout);

export const layoutDraftDropped = defineEvent('layout.draftDropped', layout);

export const layoutPublished = defineEvent('layout.published', layout);

export const layoutRestored = defineEvent('layout.restored', layout);

export const layoutAssigned = defineEvent(
  'layout.assigned',
  z.object({ layoutID: id, places: z.array(layoutPlace) }),
);

export const layoutTakenOff = defineEvent('layout.takenOff', layout);
