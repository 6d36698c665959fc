// What happens to themes.
import { z } from 'zod';
import { byUser, defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

/** A number, or the name of one that comes with the product. */
const theme = z.object({ themeID: z.union([z.int(), z.string()]), userID: byUser });

export const themeCreated = defineEvent('theme.created', theme);

export const themeChanged = defineEvent('theme.changed', theme.extend({ fromRevisionID: id }));

export const themeDeleted = defineEvent('theme.deleted', theme);

export const themeUndeleted = defineEvent('theme.undeleted', theme);

/** Everybody sees it. */
export const themeApplied = defineEvent(
  'theme.applied',
  theme.extend({ fromThemeID: z.union([z.int(), z.string()]) }),
);

/** Whoever did it sees it, nobody else. */
export const themePreviewed = defineEvent('theme.previewed', theme);

export const themePreviewEnded = defineEvent('theme.previewEnded', z.object({ userID: byUser }));
