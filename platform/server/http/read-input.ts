// Path, query and body of a request, as the contract declares them.
import type { z } from 'zod';
import type { EndpointSpec } from '../../contract/endpoint.ts';
import { DomainError, type FieldError, validationProblem } from '../../contract/errors.ts';
import { coerce, coerceProperties, isRecord } from './coerce.ts';
import type { RequestContext } from './context.ts';
import { fieldErrors } from './field-errors.ts';
import { inputSchema, type JsonSchema } from './json-schema.ts';
import type { Input } from './route.ts';
import { resolveSmartIDs } from './smart-id.ts';

interface Part {
  schema: z.ZodType;
  json: JsonSchema;
}

export type InputReader = (
  ctx: RequestContext,
  raw: { params: unknown; query: unknown; body: unknown },
) => Promise<Omit<Input<EndpointSpec>, 'files'>>;

export function inputReader(spec: EndpointSpec): InputReader {
  const part = (schema: z.ZodType | undefined): Part | undefined =>
    schema && { schema, json: inputSchema(schema) };
  const parts = { params: part(spec.params), query: part(spec.query), body: part(spec.body) };
  return async (ctx, raw) => {
    const errors: FieldError[] = [];
    const params = await read(ctx, parts.params, raw.params, errors);
    const query = await read(ctx, parts.query, raw.query, errors);
    const body = await read(ctx, parts.body, raw.body ?? (parts.body ? {} : undefined), errors);
    if (errors.length > 0) throw validationProblem(errors);
    return { params, query, body } as Input<EndpointSpec>;
  };
}

async function read(
  ctx: RequestContext,
  part: Part | undefined,
  raw: unknown,
  errors: FieldError[],
): Promise<unknown> {
  if (!part) return undefined;
  refuseUnreadableText(raw);
  let value = raw;
  if (isRecord(raw)) {
    const known = coerceProperties(raw, part.json);
    await resolveSmartIDs(ctx, known);
    value = part.json.properties ? known : coerce(raw, part.json);
  } else {
    value = coerce(raw, part.json);
  }
  const parsed = await part.schema.safeParseAsync(value);
  if (parsed.success) return parsed.data;
  errors.push(...fieldErrors(parsed.error.issues, value));
  return undefined;
}

/** No input of ours nests deeper; the walks over it are recursive. */
const MAX_DEPTH = 50;

/** PostgreSQL holds neither NUL nor lone surrogates; refused here for every string, however deep. */
function refuseUnreadableText(value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH) throw new DomainError('validation', 400, 'The request is nested too deeply.');
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      throw new DomainError('validation', 400, 'The request holds characters that are not text.');
    }
  } else if (Array.isArray(value)) {
    for (const each of value) refuseUnreadableText(each, depth + 1);
  } else if (isRecord(value)) {
    for (const [key, each] of Object.entries(value)) {
      refuseUnreadableText(key);
      refuseUnreadableText(each, depth + 1);
    }
  }
}
