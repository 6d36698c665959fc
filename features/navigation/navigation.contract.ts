// The navigation of the title bar: what an administrator writes down, and what a viewer gets to see of it.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';

export interface NavigationItem {
  id: string;
  name: string;
  url?: string | undefined;
  children?: NavigationItem[] | undefined;
  permission?: string | undefined;
  isHidden?: boolean | undefined;
  isCustom?: boolean | undefined;
  roleIDs?: number[] | undefined;
  badge?: { type: 'text'; text: string } | undefined;
}

/** An item, a group of its menu, a link of the group. */
export const MOST_LEVELS = 3;
/** Beside each other; a longer bar or menu is read by nobody. */
export const MOST_SIBLINGS = 30;
export const MOST_ITEMS = 200;
export const NAME_LENGTH = 100;
export const BADGE_LENGTH = 20;

/** The list for every language that has none of its own. */
export const DEFAULT_LIST = 'default';

const fields = {
  id: z
    .string()
    .min(1)
    .max(100)
    .describe('Tells the entry from the others of its list; chosen by whoever writes the list.'),
  name: z.string().trim().min(1).max(NAME_LENGTH),
  url: z.string().trim().max(500).optional(),
  permission: z.string().max(100).optional(),
  isHidden: z.boolean().optional(),
  /** False: one that came with a capability, and goes with it. */
  isCustom: z.boolean().optional(),
  roleIDs: z.array(z.int32().min(1)).max(100).optional(),
  badge: z
    .object({
      type: z.literal('text').describe('The one kind of mark there is: words.'),
      text: z.string().trim().min(1).max(BADGE_LENGTH),
    })
    .optional(),
};

const leadsSomewhere = (item: { url?: string | undefined; children?: unknown[] | undefined }): boolean =>
  Boolean(item.url) || Boolean(item.children?.length);
const orRefused = { path: ['url'], message: 'is needed where an item has no children' };

const noDeeper = z
  .array(z.unknown())
  .refine((children) => children.length === 0, `must not be nested deeper than ${MOST_LEVELS} levels`)
  .optional() as unknown as z.ZodType<NavigationItem[] | undefined>;

const link = z.object({ ...fields, children: noDeeper }).refine(leadsSomewhere, orRefused);
const group = z
  .object({ ...fields, children: z.array(link).max(MOST_SIBLINGS).optional() })
  .refine(leadsSomewhere, orRefused);
const item = z
  .object({ ...fields, children: z.array(group).max(MOST_SIBLINGS).optional() })
  .refine(leadsSomewhere, orRefused);

export const navigationList = z.array(item).max(MOST_SIBLINGS);

const shownFields = {
  id: z.string().describe('Tells the entry from the others of its list.'),
  name: z.string(),
  url: z.string().optional(),
  badge: z
    .object({ type: z.literal('text').describe('The one kind of mark there is: words.'), text: z.string() })
    .optional(),
};
const shownLink = z.object(shownFields);
const shownGroup = z.object({ ...shownFields, children: z.array(shownLink).optional() });
const shownItem = z.object({ ...shownFields, children: z.array(shownGroup).optional() });
/** What is left of an item for whoever may see it: how it looks and where it leads. */
export type ShownItem = z.infer<typeof shownItem>;

const storedLink = z.object(fields);
const storedGroup = z.object({ ...fields, children: z.array(storedLink).optional() });
const storedItem = z.object({ ...fields, children: z.array(storedGroup).optional() });
const storedList = z.object({
  locale: z.string(),
  /** False: nothing is stored, these are the items a list would start from. */
  isStored: z.boolean(),
  /** For If-Match: what a change of this list starts from. */
  revision: z.string(),
  items: z.array(storedItem),
});
export type StoredList = z.infer<typeof storedList>;

/** What the settings page needs beside the lists. */
export interface NavigationSettingsProps {
  lists: StoredList[];
  roles: { roleID: number; name: string }[];
  /** With what the page of roles calls them. */
  permissions: { name: string; label: string }[];
}

const params = z.object({ locale: z.string().max(35) });

export const getNavigation = endpoint({
  method: 'GET',
  path: '/navigation',
  summary: 'The items of the main navigation that the caller gets to see, in a language.',
  permission: 'public',
  query: z.object({ locale: z.string().max(35).optional() }),
  response: z.array(shownItem),
});

export const listNavigations = endpoint({
  method: 'GET',
  path: '/navigation/lists',
  summary: 'Every stored list of items with all they are restricted by, that for all languages first.',
  permission: 'site.manage',
  response: z.array(storedList),
});

export const putNavigation = endpoint({
  method: 'PUT',
  path: '/navigation/:locale',
  summary: 'Keeps the items for a language, or for all without a list of their own: `default`.',
  permission: 'site.manage',
  takesRevision: true,
  params,
  body: z.object({ items: navigationList }),
  response: storedList,
});

export const deleteNavigation = endpoint({
  method: 'DELETE',
  path: '/navigation/:locale',
  summary:
    'Drops the list of a language: the default list stands in, or the items that come with the product.',
  permission: 'site.manage',
  params,
});
