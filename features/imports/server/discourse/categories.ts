// Discourse's categories: a tree of ids, with or without names.
import { withoutTags } from '../../../../platform/contract/linear-text.ts';
import { cleanLine } from '../clean-text.ts';
import type { NewCategory } from '../write-categories.ts';
import { restrictedCategory } from './private-signs.ts';

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
  subcategories?: unknown;
}

/** Our own list, Discourse's /categories.json or /site.json: all hold the same things in other wrappings. */
export function readDiscourseCategories(value: unknown, inTopics: readonly object[] = []): NewCategory[] {
  const list = [...listIn(value), ...inTopics];
  const given = list.flatMap((each) => withSubcategories(each)).flatMap(toCategory);
  // Named twice, it is closed if either says so.
  const categories = [...Map.groupBy(given, (each) => each.foreignID).values()].flatMap((same) => {
    const [first] = same;
    const closedBecause = same.find((each) => each.closedBecause !== undefined)?.closedBecause;
    return first ? [{ ...first, closedBecause }] : [];
  });
  return parentsFirst(categories);
}

/** Deeper than any forum goes; a list that goes on is not followed for ever. */
const MAX_LEVELS = 20;

function withSubcategories(category: Given, level = 1): Given[] {
  if (level > MAX_LEVELS) return [category];
  const children = [...listIn(category.subcategory_list), ...listIn(category.subcategories)];
  const own = children.map((child) => ({ parent_category_id: category.id, ...child }));
  return [category, ...own.flatMap((child) => withSubcategories(child, level + 1))];
}

/** For ids that stand in topics only. */
export function unnamedCategory(id: string, closedBecause: string | undefined): NewCategory {
  return {
    foreignID: id,
    name: `Category ${id}`,
    slug: `category-${id}`,
    oldPaths: [`/c/${id}`],
    closedBecause,
  };
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
      closedBecause: restrictedCategory(given),
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
  if (typeof described === 'string' && described !== '') return cleanLine(withoutTags(described, ' '), 500);
  const topics =
    typeof given.source === 'string' ? /\btopics are (.{1,500})/.exec(given.source)?.[1] : undefined;
  return topics ? `${topics.charAt(0).toUpperCase()}${cleanLine(topics.slice(1), 500)}.` : undefined;
}

/** A category below one that the list does not name, or in a circle of parents, stands at the top. */
function parentsFirst(categories: readonly NewCategory[]): NewCategory[] {
  const byID = new Map(categories.map((each) => [each.foreignID, each]));
  const placed = new Map<string, { category: NewCategory; path: string; depth: number }>();
  for (const category of categories) {
    const path = new Set<NewCategory>();
    let each: NewCategory | undefined = category;
    while (each && !placed.has(each.foreignID) && !path.has(each)) {
      path.add(each);
      each = byID.get(each.parentID ?? '');
    }
    for (const next of [...path].reverse()) {
      const parent = placed.get(next.parentID ?? '');
      const isInCircle = !parent && next.parentID !== undefined && byID.has(next.parentID);
      const closedBecause = next.closedBecause ?? (isInCircle ? closedIn(path) : undefined);
      const depth = parent ? parent.depth + 1 : 0;
      const oldPath = `${parent?.path ?? '/c'}/${cleanLine(next.slug, 100).toLowerCase()}`;
      const oldPaths = depth > MAX_LEVELS ? next.oldPaths : [...new Set([...next.oldPaths, oldPath])];
      const parentID = parent?.category.foreignID;
      placed.set(next.foreignID, {
        category: { ...next, parentID, closedBecause, oldPaths },
        path: oldPath,
        depth,
      });
    }
  }
  return [...placed.values()].sort((a, b) => a.depth - b.depth).map((each) => each.category);
}

/** Of a circle, the one that comes to stand at the top closes for all. */
function closedIn(circle: ReadonlySet<NewCategory>): string | undefined {
  return [...circle].find((each) => each.closedBecause !== undefined)?.closedBecause;
}
