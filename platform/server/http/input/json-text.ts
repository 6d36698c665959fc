// Answers as JSON, by serialisers made from the contracts: what a contract does not name is left out.
import fastJson from 'fast-json-stringify';
import { z } from 'zod';
import { numberOf } from '../../cache/immutable.ts';
import { mapInTurns } from '../../content/map-in-turns.ts';
import { responseSchema } from '../open-api/json-schema.ts';
import { joinedBytes } from '../responses/joined-bytes.ts';

type Stringify = (body: unknown) => string;

/** Immutable rows keep their JSON as bytes: to assemble bytes costs a fraction of encoding a long text. */
export type RowText = string | Buffer;

/**
 * However long the rows of a list are, others get their turn in between: so a list is the texts of its rows.
 */
export async function jsonTexts(schema: z.ZodType, body: unknown): Promise<RowText | RowText[]> {
  if (hasRecords(schema)) return objectText(schema, body as Record<string, unknown>);
  if (!(schema instanceof z.ZodArray) || !Array.isArray(body)) return stringifierOf(schema)(body);
  const stringify = stringifierOf(schema.element as z.ZodType);
  return mapInTurns(body, (row) => rowText(row, stringify));
}

/** Records by their ids, as the comments of a thread are. */
function hasRecords(schema: z.ZodType): schema is z.ZodObject {
  return schema instanceof z.ZodObject && Object.values(schema.shape).some(isRecords);
}

function isRecords(schema: unknown): schema is z.ZodRecord {
  return schema instanceof z.ZodRecord && schema.valueType instanceof z.ZodObject;
}

async function objectText(schema: z.ZodObject, body: Record<string, unknown>): Promise<Buffer> {
  const parts: RowText[] = ['{'];
  for (const [name, property] of Object.entries(schema.shape)) {
    const value = body[name];
    if (value === undefined && property instanceof z.ZodOptional) continue;
    parts.push(`${parts.length > 1 ? ',' : ''}${JSON.stringify(name)}:`);
    if (isRecords(property)) await addRecords(parts, property, value as Record<string, unknown>);
    else parts.push(stringifierOf(property as z.ZodType)(value));
  }
  return joinedBytes([...parts, '}']);
}

async function addRecords(
  parts: RowText[],
  { valueType }: z.ZodRecord,
  records: Record<string, unknown>,
): Promise<void> {
  const stringify = stringifierOf(valueType as z.ZodType);
  let before = '{';
  await mapInTurns(Object.entries(records), ([key, row]) => {
    parts.push(`${before}${JSON.stringify(key)}:`, rowText(row, stringify));
    before = ',';
  });
  parts.push(before === ',' ? '}' : '{}');
}

const written = new WeakMap<object, { bytes: Buffer; stringify: Stringify }>();

/** Longer texts are kept as the bytes that will be sent: they are made in turns with other work, and take less memory. */
const MOST_LETTERS = 20_000;

function rowText(row: unknown, stringify: Stringify): RowText {
  if (numberOf(row) === undefined) {
    const text = stringify(row);
    return text.length > MOST_LETTERS ? Buffer.from(text) : text;
  }
  const known = written.get(row as object);
  if (known?.stringify === stringify) return known.bytes;
  const bytes = Buffer.from(stringify(row));
  written.set(row as object, { bytes, stringify });
  return bytes;
}

const stringifiers = new WeakMap<z.ZodType, Stringify>();

/** Compiled at the first answer: a site has hundreds of endpoints and uses a few. */
function stringifierOf(schema: z.ZodType): Stringify {
  const made = stringifiers.get(schema) ?? (fastJson(responseSchema(schema) as never) as Stringify);
  stringifiers.set(schema, made);
  return made;
}
