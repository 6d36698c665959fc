// The document says what the API does: every endpoint is in it, in a form that readers of OpenAPI understand.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { declaredEndpoints } from './testing/plausible-addresses.ts';
import { testSite } from './testing/test-site.ts';

let test: TestSite;
beforeAll(async () => {
  test = await testSite();
});
afterAll(() => test.close());

describe('the OpenAPI document', () => {
  it('lists every endpoint, each in a valid form', async () => {
    const { body } = await test.guest.get('/open-api/v3');
    expect(body.openapi).toMatch(/^3\.1\./);
    const operations = Object.entries(body.paths as Record<string, Record<string, Operation>>).flatMap(
      ([path, verbs]) =>
        Object.entries(verbs).map(([verb, operation]) => ({
          key: `${verb.toUpperCase()} ${path}`,
          path,
          operation,
        })),
    );
    const declared = declaredEndpoints(test.site).map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(operations.map(({ key }) => key).sort()).toEqual(declared.sort());
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    const malformed = operations
      .filter(({ path, operation }) => !isWellFormed(path, operation))
      .map(({ key }) => key);
    expect(malformed).toEqual([]);
    for (const [, name] of JSON.stringify(body).matchAll(/"\$ref":"#\/components\/schemas\/([^"]*)"/g))
      expect(body.components.schemas).toHaveProperty(name as string);
  });
});

interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  responses: Record<string, { description: string }>;
}

function isWellFormed(path: string, { operationId, summary, parameters, responses }: Operation): boolean {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const inPath = parameters.filter((each) => each.in === 'path');
  return (
    /^[A-Za-z]\w*$/.test(operationId) &&
    summary.length > 5 &&
    inPath.every(({ name, required }) => required && named.includes(name)) &&
    inPath.length === named.length &&
    parameters.every(({ schema }) => typeof schema === 'object') &&
    new Set(parameters.map((each) => `${each.in} ${each.name}`)).size === parameters.length &&
    Object.entries(responses).every(
      ([status, { description }]) => /^([1-5]\d\d|default)$/.test(status) && description,
    )
  );
}
