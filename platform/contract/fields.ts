// The field types that contracts are written with.
import { z } from 'zod';
import { MAX_INTEGER } from './max-integer.ts';
import { type OpenList, openSchema } from './open-list.ts';

/** RFC 3339 in UTC with seconds, as the API answers it: `2026-05-01T13:45:00+00:00`. */
export const dateTime = z.string().meta({ format: 'date-time' });

export const id = z.int().min(1).max(MAX_INTEGER);

/** An id in a path or a query; `$me`, `$name:bob` and the like are resolved before validation. */
export const idParam = z.int().min(-1).max(MAX_INTEGER);

/** `>=5`, `[1,5]`, `1,2,3`, `2024-05-01`: see range.ts. Text here, parsed by the feature. */
export const rangeText = z.string().max(2000).meta({ format: 'range' });

/** So that no page begins behind what can be counted, whatever its limit. */
export const page = z.int().min(1).max(MAX_INTEGER).default(1);

/** Where no `max` is given, a setting says how many: 100, at most GENERAL_MAX_LIMIT. */
export function limit(defaultLimit: number, max?: number) {
  const number = z
    .int()
    .min(1)
    .max(max ?? GENERAL_MAX_LIMIT)
    .default(defaultLimit);
  return max === undefined ? number.meta({ 'x-limit': 'general' }) : number;
}

export const GENERAL_MAX_LIMIT = 500;

const FORMATS = ['rich2', 'rich', 'markdown', 'html', 'wysiwyg', 'text', 'textex', 'bbcode'] as const;

/** Understood in any case. */
export const bodyFormat = z
  .string()
  .meta({ enum: [...FORMATS] })
  .toLowerCase()
  .pipe(z.enum(FORMATS))
  .describe('The format that the body is written in.');

export type BodyFormat = z.output<typeof bodyFormat>;

/**
 * `expand=a,b`, `expand=all`, `expand=-body`. The result is the set of names to expand, defaults applied:
 * a name given as `-name` in `allowed` is expanded unless the caller switches it off.
 * What is `apart` has to be asked for by its name; `all` does not mean it.
 */
export function expand<const Names extends readonly string[]>(allowed: Names, apart: readonly string[] = []) {
  const optional = allowed.filter((name) => !name.startsWith('-') && !apart.includes(name));
  const byDefault = allowed.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const accepted = new Set<string>(['all', 'true', '1', 'false', 'crawl', ...allowed, ...byDefault]);
  return z
    .array(
      z.string().refine((name) => accepted.has(name), { message: `must be one of: ${allowed.join(', ')}` }),
    )
    .default([])
    .transform((names): ReadonlySet<string> => {
      const everything = names.some((name) => name === 'all' || name === 'true' || name === '1');
      const expanded = new Set<string>([...byDefault, ...(everything ? optional : [])]);
      for (const name of names) if (!name.startsWith('-')) addWithWhole(expanded, name);
      for (const name of names) if (name.startsWith('-')) expanded.delete(name.slice(1));
      return expanded;
    })
    .meta({ description: `Any of: ${allowed.join(', ')}, or all.`, 'x-values': [...accepted] });
}

/** Who asks for a part, as `lastPost.insertUser`, asks for what it is part of. */
function addWithWhole(expanded: Set<string>, name: string): void {
  expanded.add(name);
  const whole = name.slice(0, Math.max(0, name.indexOf('.')));
  if (whole !== '') expanded.add(whole);
}

/** `expand()` with what features add to it: never expanded unless it is asked for, by its name or by `all`. */
export function openExpand(list: OpenList, apart: readonly string[] = []) {
  const own = Object.keys(list.own);
  return openSchema(
    expand(own, apart),
    (features) => list.addedBy(features),
    (_schema, added) => expand([...own, ...Object.keys(added)], apart),
  );
}
