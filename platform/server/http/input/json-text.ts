// Answers as JSON, by serialisers made from the contracts: what a contract does not name is left out.
import fastJson from 'fast-json-stringify';
import { z } from 'zod';
import { numberOf } from '../../cache/immutable.ts';
import { mapInTurns } from '../../content/map-in-turns.ts';
import { responseSchema } from '../open-api/json-schema.ts';

type Stringify = (body: unknown) => string;

/**
 * Immutable rows keep their JSON. However long the rows of a list are, others get their turn in between: so a list is
 * the texts of its rows.
 */
export async function jsonTexts(schema: z.ZodType, body: unknown): Promise<string | string[]> {
  if (hasRecords(schema)) return objectText(schema, body as Record<string, unknown>);
  if (!(schema instanceof z.ZodArray) || !Array.isArray(body)) return stringifierOf(schema)(body);
  const stringify = stringifierOf(schema.element as z.ZodType);
  return mapInTurns(body, (row) => (isImmutable(row) ? textOf(row, stringify) : stringify(row)));
}

/** Records by their ids, as the comments of a thread are. */
function hasRecords(schema: z.ZodType): schema is z.ZodObject {
  return schema instanceof z.ZodObject && Object.values(schema.shape).some(isRecords);
}

function isRecords(schema: unknown): schema is z.ZodRecord {
  return schema instanceof z.ZodRecord && schema.valueType instanceof z.ZodObject;
}

async function objectText(schema: z.ZodObject, body: Record<string, unknown>): Promise<string> {
  const properties: string[] = [];
  for (const [name, property] of Object.entries(schema.shape)) {
    const value = body[name];
    if (value === undefined && property instanceof z.ZodOptional) continue;
    const text = isRecords(property)
      ? await recordsText(property, value as Record<string, unknown>)
      : stringifierOf(property as z.ZodType)(value);
    properties.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${properties.join(',')}}`;
}

async function recordsText({ valueType }: z.ZodRecord, records: Record<string, unknown>): Promise<string> {
  const stringify = stringifierOf(valueType as z.ZodType);
  const texts = await mapInTurns(Object.entries(records), ([key, row]) => {
    const text = isImmutable(row) ? textOf(row, stringify) : stringify(row);
    return `${JSON.stringify(key)}:${text}`;
  });
  return `{${texts.join(',')}}`;
}

function isImmutable(row: unknown): row is object {
  return numberOf(row) !== undefined;
}

const texts = new WeakMap<object, { text: string; stringify: Stringify }>();

function textOf(row: object, stringify: Stringify): string {
  const known = texts.get(row);
  if (known?.stringify === stringify) return known.text;
  // Through bytes: what a serialiser makes is a tree of small strings, which each later use would walk again.
  const text = Buffer.from(stringify(row)).toString();
  texts.set(row, { text, stringify });
  return text;
}

const stringifiers = new WeakMap<z.ZodType, Stringify>();

/** Compiled at the first answer: a site has hundreds of endpoints and uses a few. */
function stringifierOf(schema: z.ZodType): Stringify {
  const made = stringifiers.get(schema) ?? (fastJson(responseSchema(schema) as never) as Stringify);
  stringifiers.set(schema, made);
  return made;
}
