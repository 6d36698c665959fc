// What happens to files.
import { z } from 'zod';
import { byUser, defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

export const mediaUploaded = defineEvent('media.uploaded', z.object({ mediaID: id, userID: byUser }));

export const mediaAttached = defineEvent(
  'media.attached',
  z.object({ mediaID: id, foreignType: z.string(), foreignID: id, userID: byUser }),
);

export const mediaRemoved = defineEvent(
  'media.removed',
  z.object({ mediaID: id, deleteFile: z.boolean(), userID: byUser }),
);
