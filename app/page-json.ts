// The data of a page as JSON in the page. What cannot change was written before: that is most of a list.
import { randomBytes } from 'node:crypto';
import { getOrCreate } from '../platform/server/cache/get-or-create.ts';
import { numberOf } from '../platform/server/cache/immutable.ts';
import { inlineJson } from '../platform/server/pages/inline-json.ts';
import { bytesOf, type Part } from './page-parts.ts';

/** Nobody can know it, so no post can forge a marker. */
const secret = randomBytes(9).toString('hex');
const MARKS = new RegExp(`"${secret}-(\\d+)"`);

const written = new WeakMap<object, Uint8Array>();

export function pageJson(value: unknown): Part[] {
  const objects: object[] = [];
  const marked = withMarks(value, (each) => `${secret}-${objects.push(each) - 1}`);
  return inlineJson(marked, leaveBodiesOut)
    .split(MARKS)
    .map((part, at) => (at % 2 === 0 ? part : bytesFor(objects[Number(part)] as object)));
}

function bytesFor(value: object): Uint8Array {
  return getOrCreate(written, value, () => bytesOf([inlineJson(value, leaveBodiesOut)]));
}

/** The same value, copied no further than where marks stand for what cannot change. */
function withMarks(value: unknown, markOf: (objects: object) => string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (numberOf(value) !== undefined) return markOf(value);
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(value)) {
    const each = (value as Record<string, unknown>)[key];
    const marked = withMarks(each, markOf);
    if (marked === each) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copy[key] = marked;
  }
  return copy ?? value;
}

/** Post bodies stand in the HTML already: hydration takes them from there. Done on the text, which is several times
 * faster than on the values; within a string of JSON every quote is escaped, so nothing else can match. */
function leaveBodiesOut(json: string): string {
  return json.replace(/"body":"[^"\\]*(?:\\.[^"\\]*)*"/g, '"body":""');
}
