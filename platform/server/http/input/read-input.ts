// Path, query and body of a request, as the contract declares them.
import { z } from 'zod';
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { type FieldError, validationProblem } from '../../../contract/errors.ts';
import { siteConfig } from '../../config/site-config.ts';
import type { RequestContext } from '../context.ts';
import { inputSchema, type JsonSchema } from '../open-api/json-schema.ts';
import type { Input } from '../route.ts';
import { coerce, coerceProperties, isRecord } from './coerce.ts';
import { fieldErrors } from './field-errors.ts';
import { addedProperties, type InputAddition, type InputAdditions } from './input-additions.ts';
import { refuseUnreadableText } from './readable-text.ts';
import { resolveSmartIDs } from './smart-id.ts';

interface Part {
  schema: z.ZodType;
  json: JsonSchema;
}

export type InputReader = (
  ctx: RequestContext,
  raw: { params: unknown; query: unknown; body: unknown },
) => Promise<Omit<Input<EndpointSpec>, 'files'>>;

export function inputReader(spec: EndpointSpec, additions?: InputAdditions): InputReader {
  const paramsPart = partOf(spec.params);
  const queryFor = partReader('query', spec.query, additions);
  const bodyFor = partReader('body', spec.body, additions);
  return async (ctx, raw) => {
    const errors: FieldError[] = [];
    const params = await read(ctx, paramsPart, fromQuery(raw.params, raw.query), errors);
    const query = await read(ctx, queryFor(ctx), raw.query, errors);
    const bodyPart = bodyFor(ctx);
    const body = await read(ctx, bodyPart, raw.body ?? (bodyPart ? {} : undefined), errors);
    if (errors.length > 0) throw validationProblem(errors);
    return { params, query, body } as Input<EndpointSpec>;
  };
}

function partOf(schema: z.ZodType | undefined): Part | undefined {
  return schema && { schema, json: inputSchema(schema) };
}

/** A part with what switched-on features add to it, made once for the same features. */
function partReader(
  place: keyof InputAddition,
  declared: z.ZodType | undefined,
  additions: InputAdditions | undefined,
) {
  const plain = partOf(declared);
  if (!declared || !additions) return () => plain;
  const known = new WeakMap<readonly InputAddition[], Part | undefined>();
  return (ctx: RequestContext): Part | undefined => {
    const added = additions.of(ctx);
    if (!known.has(added))
      known.set(added, partOf(withProperties(declared, addedProperties(place, declared, added))));
    return known.get(added);
  };
}

function withProperties(declared: z.ZodType, added: z.ZodObject | undefined): z.ZodType {
  return added && declared instanceof z.ZodObject ? declared.extend(added.shape) : declared;
}

/** `/users/$query:userID?userID=5`: a part of the path that stands in the query. */
function fromQuery(params: unknown, query: unknown): unknown {
  if (!isRecord(params)) return params;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const field = typeof value === 'string' ? /^\$query:(\w+)$/.exec(value)?.[1] : undefined;
      if (field === undefined) return [name, value];
      const given = isRecord(query) && Object.hasOwn(query, field) ? query[field] : undefined;
      return [name, typeof given === 'string' ? given : undefined];
    }),
  );
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
    await resolveSmartIDs(ctx, known, part.json.properties);
    value = part.json.properties ? known : coerce(raw, part.json);
  } else {
    value = coerce(raw, part.json);
  }
  // The checks of contracts wait for nothing, and one after another costs half of what promises would.
  const parsed = part.schema.safeParse(value);
  if (parsed.success) {
    requireGeneralLimit(ctx, part, parsed.data, errors);
    return parsed.data;
  }
  errors.push(...fieldErrors(parsed.error.issues, value));
  return undefined;
}

/** See `limit()` of the field types. */
function requireGeneralLimit(ctx: RequestContext, { json }: Part, data: unknown, errors: FieldError[]): void {
  if (json.properties?.limit?.['x-limit'] !== 'general') return;
  const most = ctx.setting(siteConfig.maxLimit);
  if ((data as { limit: number }).limit <= most) return;
  const message = `limit must not be above ${most}.`;
  errors.push({ field: 'limit', code: 'maximum', status: 422, message });
}
