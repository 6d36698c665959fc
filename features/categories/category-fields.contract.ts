// Fields of categories in several calls.
import { z } from 'zod';

export const imageAddress = z
  .string()
  .max(500)
  .regex(/^(?:https?:\/\/|\/(?![/\\]))/i, 'must be an address of http or https, or a path of this site.');

export const BEGINS_CLOSED =
  'Permissions of its own. Begins closed: only roles that hold `site.manage` see it and what stands below, until `PATCH /roles/{roleID}/permissions` names others; nothing is taken over from the category above. False: as open as its place.';

export const DOLLAR_MATH =
  'Whether `$x$` is a formula in what is posted here, as `$$x$$`, `\\(x\\)` and `\\[x\\]` are everywhere. Of this category alone: subcategories have their own. When it changes, posts that hold `$` are rendered anew, a moment later.';
