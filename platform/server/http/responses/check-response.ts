// In tests every answer is held against its contract: what is there fits, and nothing is there that is not declared.
import { z } from 'zod';
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { DomainError } from '../../../contract/errors.ts';
import { bulkProgress, jobHandle } from '../../../contract/progress.ts';
import { isRecord } from '../input/coerce.ts';
import { inputSchema, type JsonSchema } from '../open-api/json-schema.ts';

/** A post that waits for approval is answered in words. */
const waiting = z.object({ message: z.string(), status: z.int(), description: z.string().nullable() });

export function checkResponse(spec: EndpointSpec, body: unknown, status: number, usual: number): void {
  const schema = schemaFor(spec, status, usual);
  if (!schema) return;
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw misfit(spec, parsed.error.message);
  const json = inputSchema(schema);
  const undeclared = undeclaredIn(json, body, '', json.$defs ?? {});
  if (undeclared.length > 0) throw misfit(spec, `undeclared: ${undeclared.join(', ')}`);
}

function schemaFor(spec: EndpointSpec, status: number, usual: number): z.ZodType | undefined {
  if (spec.isBulkOperation)
    return status === 202 ? jobHandle : status === 204 ? undefined : (spec.response ?? bulkProgress);
  if (status === usual) return spec.response;
  return status === 202 ? (spec.waiting ?? waiting) : spec.response;
}

function misfit({ method, path }: EndpointSpec, what: string): DomainError {
  return new DomainError('answer', 500, `The answer of ${method} ${path} does not fit its contract: ${what}`);
}

/** The paths of properties that no schema names. */
function undeclaredIn(
  schema: JsonSchema,
  value: unknown,
  path: string,
  definitions: Record<string, JsonSchema>,
): string[] {
  if (typeof schema.$ref === 'string') {
    const target = definitions[schema.$ref.replace('#/$defs/', '')];
    return target ? undeclaredIn(target, value, path, definitions) : [];
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return best(choices as JsonSchema[], value, path, definitions);
  if (Array.isArray(value))
    return schema.items
      ? value.flatMap((each) => undeclaredIn(schema.items as JsonSchema, each, `${path}[]`, definitions))
      : [];
  if (!isRecord(value) || !schema.properties) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const property = schema.properties?.[name];
    if (property) return undeclaredIn(property, each, at, definitions);
    return each === undefined || schema.additionalProperties ? [] : [at];
  });
}

/** Of several that may fit, the one that leaves least unsaid. */
function best(
  choices: readonly JsonSchema[],
  value: unknown,
  path: string,
  definitions: Record<string, JsonSchema>,
): string[] {
  const fitting = choices.filter((each) => !isRecord(value) || each.type !== 'null');
  const found = fitting.map((each) => undeclaredIn(each, value, path, definitions));
  return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
}
