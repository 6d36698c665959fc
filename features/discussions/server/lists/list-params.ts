// The filters of a list page, as its address carries them.
import type { LayoutLookup } from '../../../../platform/contract/page.ts';
import { type DiscussionFilters, discussionFilters } from '../../discussion-filters.contract.ts';

const IN_ADDRESS = [
  'sort',
  'followed',
  'excludeMuted',
  'type',
  'tagID',
  'statusID',
  'status',
  'hasComments',
  'internalStatusID',
  'slotType',
  'categoryID',
] as const;
const ID_LIST = /^\d{1,9}(?:,\d{1,9})*$/;
const LISTS = new Set(['type', 'statusID', 'internalStatusID']);
const NUMBERS = new Set(['statusID', 'internalStatusID']);
/** Numbers separated by commas; ranges are for programs. */
const IDS: Readonly<Record<string, RegExp>> = { tagID: ID_LIST, categoryID: ID_LIST };

/** What is not understood in an address is ignored: a page is shown rather than a refusal. */
export function filtersOfAddress({ params }: LayoutLookup): DiscussionFilters {
  const filters: Record<string, unknown> = {};
  for (const name of IN_ADDRESS) {
    const given = params[name];
    if (given === undefined || given === '') continue;
    const value = typedValue(name, given);
    const parsed = discussionFilters.shape[name].safeParse(value);
    if (parsed.success && (IDS[name]?.test(String(value)) ?? true)) filters[name] = parsed.data;
  }
  return filters as DiscussionFilters;
}

function typedValue(name: string, given: string | string[]): unknown {
  const values = (Array.isArray(given) ? given : given.split(',')).filter(Boolean);
  if (LISTS.has(name))
    return NUMBERS.has(name) ? values.map(Number) : values.map((each) => each.toLowerCase());
  const text = Array.isArray(given) ? given.join(',') : given;
  if (name === 'followed' || name === 'hasComments' || name === 'excludeMuted')
    return text === 'true' || text === '1';
  return text;
}

/** The filters a layout configures; ids may stand there as numbers. */
export function filtersOfLayout(apiParams: unknown): DiscussionFilters {
  const filters: Record<string, unknown> = {};
  const given = (apiParams ?? {}) as Record<string, unknown>;
  for (const [name, schema] of Object.entries(discussionFilters.shape)) {
    const value = typeof given[name] === 'number' ? String(given[name]) : given[name];
    const parsed = value === undefined ? undefined : schema.safeParse(value);
    if (parsed?.success) filters[name] = parsed.data;
  }
  return filters as DiscussionFilters;
}
