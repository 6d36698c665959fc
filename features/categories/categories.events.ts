// What happens to categories, and who follows them.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const category = z.object({ categoryID: id });

export const categoryAdded = defineEvent('category.added', category);

export const categoryChanged = defineEvent('category.changed', category);

/** Whether `$x$` is a formula in its posts. */
export const categoryFormulasChanged = defineEvent('category.formulasChanged', category);

export const categoryDeleted = defineEvent(
  'category.deleted',
  z.object({
    categoryID: id,
    newCategoryID: id.nullable().describe('Where its posts are now; null: they are gone.'),
  }),
);

/** What the category belongs to lost a member: what they were granted there as such is theirs no more. */
export const categoryMemberLeft = defineEvent(
  'category.memberLeft',
  category.extend({ memberID: id, userID: id.describe('Who did it: they themselves, or somebody else.') }),
);

/** Whoever does not belong to what the category is of reads it no more, and is not to come back to it. */
export const categoryRestricted = defineEvent(
  'category.restricted',
  category.extend({ userID: id.describe('Who did it.') }),
);

const following = z.object({ categoryID: id, userID: id });

export const categoryFollowed = defineEvent('category.followed', following);

export const categoryUnfollowed = defineEvent('category.unfollowed', following);
