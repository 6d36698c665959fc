// What members mark for themselves.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const bookmark = z.object({ discussionID: id, userID: id });

export const bookmarkAdded = defineEvent('bookmark.added', bookmark, { isPersonal: true });

export const bookmarkRemoved = defineEvent('bookmark.removed', bookmark, { isPersonal: true });
