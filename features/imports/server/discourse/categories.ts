// Discourse's categories: a tree of ids, with or without names.
import { cleanLine } from '../clean-text.ts';
import type { NewCategory } from '../write-categories.ts';

interface Given {
  id?: unknown;
  name?: unknown;
  slug?: unknown;
  path?: unknown;
  parent_id?: unknown;
  parent_category_id?: unknown;
  description_text?: unknown;
  description?: unknown;
  source?: unknown;
  subcategory_list?: unknown;
}

/** Our own list, Discourse's /categories.json or /site.json: all hold the same things in other wrappings. */
export function readDiscourseCategories(value: unknown): NewCategory[] {
  const list = listIn(value);
  const categories = list.flatMap((each) => [each, ...listIn(each.subcategory_list)]).flatMap(toCategory);
  const known = new Set(categories.map((each) => each.foreignID));
  const placed = categories.map((each) =>
    each.parentID !== undefined && !known.has(each.parentID) ? { ...each, parentID: undefined } : each,
  );
  return parentsFirst(placed);
}

/** For ids that stand in topics only. */
export function unnamedCategory(id: string): NewCategory {
  return { foreignID: id, name: `Category ${id}`, slug: `category-${id}`, oldPaths: [`/c/${id}`] };
}

function listIn(value: unknown): Given[] {
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'object' && each !== null);
  const holder = value as
    | { category_list?: { categories?: unknown }; categories?: unknown }
    | null
    | undefined;
  const list = holder?.category_list?.categories ?? holder?.categories;
  return Array.isArray(list) ? listIn(list) : [];
}

function toCategory(given: Given): NewCategory[] {
  if (typeof given.id !== 'number') return [];
  const id = String(given.id);
  const path = typeof given.path === 'string' && given.path !== '' ? given.path : undefined;
  const lastStep = path?.split('/').findLast((step) => step !== '');
  const slug = typeof given.slug === 'string' && given.slug !== '' ? given.slug : lastStep;
  const parent = given.parent_id ?? given.parent_category_id;
  const name = typeof given.name === 'string' ? cleanLine(given.name, 255) : '';
  return [
    {
      foreignID: id,
      name: name || (slug ? inWords(slug) : `Category ${id}`),
      slug: slug ?? `category-${id}`,
      description: describe(given),
      parentID: typeof parent === 'number' ? String(parent) : undefined,
      oldPaths: [
        `/c/${id}`,
        ...(path ? [`/c/${path.toLowerCase()}`] : slug ? [`/c/${slug.toLowerCase()}`] : []),
      ],
    },
  ];
}

/** `feature-request` → `Feature request`. */
function inWords(slug: string): string {
  const words = slug.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where the export has no name, what it says about the topics is the best there is. */
function describe(given: Given): string | undefined {
  const described = given.description_text ?? given.description;
  if (typeof described === 'string' && described !== '')
    return cleanLine(described.replace(/<[^>]*>/g, ' '), 500);
  const topics = typeof given.source === 'string' ? /\btopics are (.+)$/.exec(given.source)?.[1] : undefined;
  return topics ? `${topics.charAt(0).toUpperCase()}${cleanLine(topics.slice(1), 500)}.` : undefined;
}

function parentsFirst(categories: readonly NewCategory[]): NewCategory[] {
  const placed: NewCategory[] = [];
  const ids = new Set<string>();
  let open = [...categories];
  while (open.length > 0) {
    const ready = open.filter((each) => each.parentID === undefined || ids.has(each.parentID));
    // A circle of parents: its members stand at the top.
    const next =
      ready.length > 0 ? ready : open.slice(0, 1).map((each) => ({ ...each, parentID: undefined }));
    for (const each of next) {
      placed.push(each);
      ids.add(each.foreignID);
    }
    open = open.filter((each) => !ids.has(each.foreignID));
  }
  return placed;
}
