// The document says what the API does: every endpoint, parameter, answer, header and refusal, in a form that readers of
// OpenAPI understand, and in words that people do.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownRefusal } from '../platform/contract/errors.ts';
import { type JsonSchema, typesOf } from '../platform/server/http/open-api/json-schema.ts';
import type {
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
} from '../platform/server/http/open-api/open-api-document.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { declaredEndpoints } from './testing/plausible-addresses.ts';
import { testSite } from './testing/test-site.ts';

interface Described {
  key: string;
  verb: string;
  path: string;
  operation: OpenApiOperation;
}

let test: TestSite;
let document: OpenApiDocument;
let operations: Described[];
beforeAll(async () => {
  test = await testSite();
  document = (await test.guest.get<OpenApiDocument>('/open-api/v3')).body;
  operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({
      key: `${verb.toUpperCase()} ${path}`,
      verb,
      path,
      operation,
    })),
  );
});
afterAll(() => test.close());

const failing = (isRight: (described: Described) => unknown) =>
  operations.filter((described) => !isRight(described)).map(({ key }) => key);

const own = ({ operation }: Described) => operation.parameters.filter(({ $ref }) => $ref === undefined);

const answersOf = ({ operation }: Described) => Object.entries(operation.responses);

describe('the OpenAPI document', () => {
  it('is for everybody, pages of other sites as well, and may be cached for two minutes', async () => {
    const { status, headers } = await test.guest.get('/open-api/v3?disabled=false&hidden=false');
    expect([
      status,
      ...['access-control-allow-origin', 'cache-control'].map((name) => headers.get(name)),
    ]).toEqual([200, '*', 'public, max-age=120']);
    expect(document.servers).toEqual([{ url: '/api/v2' }]);
  });

  it('lists every endpoint once, under a name of its own', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const declared = declaredEndpoints(test.site).map(
      ({ method, path }) => `${method} ${path.replace(/:\w+/g, '{}')}`,
    );
    const nameless = operations.map(({ key }) => key.replace(/\{\w+\}/g, '{}'));
    expect(nameless.sort()).toEqual(declared.sort());
    const paths = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    expect(failing(({ operation }) => /^[a-z][A-Za-z0-9]+$/.test(operation.operationId))).toEqual([]);
  });

  it('names calls as their contracts do, whatever their paths are', () => {
    const named = (path: string, verb: string) => document.paths[path]?.[verb]?.operationId;
    expect([
      named('/discussions', 'get'),
      named('/discussions/{discussionID}', 'get'),
      named('/discussions/{recordID}/reactions', 'post'),
      named('/locales/translations/{locale}', 'get'),
      named('/sessions/current', 'delete'),
    ]).toEqual([
      'listDiscussions',
      'getDiscussion',
      'reactToDiscussion',
      'getInterfaceTranslations',
      'signOut',
    ]);
  });

  it('says in words what each call does and who may make it', () => {
    expect(failing(({ operation }) => /^[A-Z].{5,}[.?]$/.test(operation.summary))).toEqual([]);
    expect(failing(({ operation }) => /^(Open to|Needs) .+\.$/.test(operation.description))).toEqual([]);
    expect(failing(({ operation }) => operation.tags.length === 1)).toEqual([]);
  });

  it('describes every parameter, those of the path as the path has them', () => {
    const inPath = (described: Described) => own(described).filter((each) => each.in === 'path');
    expect(
      failing((described) => {
        const named = [...described.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const given = inPath(described);
        return (
          given.length === named.length &&
          given.every(({ name, required }) => required && named.includes(name))
        );
      }),
    ).toEqual([]);
    const isTyped = ({ schema }: OpenApiParameter) =>
      schema.type ?? schema.$ref ?? schema.anyOf ?? schema.enum ?? schema.const;
    expect(failing((described) => own(described).every(isTyped))).toEqual([]);
    const names = (described: Described) => own(described).map((each) => `${each.in} ${each.name}`);
    expect(failing((described) => new Set(names(described)).size === own(described).length)).toEqual([]);
  });

  it('describes every parameter and every property in words', () => {
    const wordless: string[] = [];
    const isWordless = (description: unknown) =>
      typeof description !== 'string' || !/^\S.{4,}[.?]$/s.test(description);
    const visit = (schema: JsonSchema, place: string): void => {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        if (isWordless(property.description)) wordless.push(`${place}.${name}: ${property.description}`);
        visit(property, `${place}.${name}`);
      }
      for (const each of schema.anyOf ?? []) visit(each, place);
      if (schema.items) visit(schema.items, `${place}[]`);
      if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, `${place}.*`);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) visit(schema, name);
    for (const described of operations) {
      for (const { name, description, schema } of own(described)) {
        if (isWordless(description)) wordless.push(`${described.key} ${name}: ${description}`);
        visit(schema, described.key);
      }
      const { requestBody, responses } = described.operation;
      const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
      for (const content of contents)
        for (const { schema } of Object.values(content ?? {})) visit(schema, described.key);
    }
    expect(wordless).toEqual([]);
  });

  it('calls a number named sort a place, never an order of rows', () => {
    const places: string[] = [];
    const wrong: string[] = [];
    const visit = (schema: JsonSchema, place: string): void => {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const isNumber = [property, ...(property.anyOf ?? [])].some((each) =>
          typesOf(each).includes('integer'),
        );
        if (name === 'sort' && isNumber) {
          places.push(place);
          if (!/^The place /.test(String(property.description)))
            wrong.push(`${place}: ${property.description}`);
        }
        visit(property, place);
      }
      for (const each of schema.anyOf ?? []) visit(each, place);
      if (schema.items) visit(schema.items, place);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) visit(schema, name);
    for (const { key, operation } of operations) {
      const { requestBody, responses } = operation;
      for (const { content } of [...(requestBody ? [requestBody] : []), ...Object.values(responses)])
        for (const { schema } of Object.values(content ?? {})) visit(schema, key);
    }
    expect(places).toEqual(
      expect.arrayContaining(['Category', 'CategoryPatch', 'CollectionRecord', 'ReactionType']),
    );
    expect(wrong).toEqual([]);
  });

  it('describes every answer and refusal', () => {
    const isDescribed = ([status, { description }]: [string, OpenApiResponse]) =>
      /^([1-5]\d\d|default)$/.test(status) && /^[A-Z].*[.:)]$/.test(description);
    expect(failing((described) => answersOf(described).every(isDescribed))).toEqual([]);
    const statuses = ({ operation }: Described) => Object.keys(operation.responses);
    expect(
      failing((described) => statuses(described).filter((each) => /^[23]/.test(each)).length > 0),
    ).toEqual([]);
    expect(failing((described) => statuses(described).includes('403'))).toEqual([]);
    expect(
      failing((described) => !described.path.includes('{') || statuses(described).includes('404')),
    ).toEqual([]);
    expect(
      failing((described) => !described.operation.requestBody || statuses(described).includes('415')),
    ).toEqual([]);
  });

  it('knows every refusal that a contract names, by its status', () => {
    const unknown = declaredEndpoints(test.site).flatMap(({ errors, method, path }) =>
      (errors ?? []).filter((code) => !knownRefusal(code)).map((code) => `${method} ${path}: ${code}`),
    );
    expect(unknown).toEqual([]);
  });

  it('documents paging, limits and keys in the headers of those who have them', () => {
    const listed = document.paths['/discussions'] as Record<string, OpenApiOperation>;
    expect(Object.keys(listed.get?.responses[200]?.headers ?? {})).toEqual(
      expect.arrayContaining(['Link', 'x-app-page-next-url', 'x-app-page-result-count']),
    );
    expect(listed.get?.responses[200]?.content).toEqual({
      'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Discussion' } } },
    });
    expect(listed.get?.description).toContain('.csv');
    expect(Object.keys(listed.post?.responses[429]?.headers ?? {})).toContain('Retry-After');
    expect(listed.post?.parameters).toContainEqual({ $ref: '#/components/parameters/idempotencyKey' });
    expect(listed.post?.requestBody?.content['application/json']?.example).toMatchObject({
      format: 'markdown',
    });
    const list = document.paths['/comments/list']?.delete;
    expect(Object.keys(list?.responses ?? {})).toEqual(expect.arrayContaining(['200', '202', '408']));
  });

  it('documents of every bulk operation that its refusals may be of the records instead', () => {
    const runs = declaredEndpoints(test.site).filter(({ isBulkOperation }) => isBulkOperation);
    expect(runs.length).toBeGreaterThan(8);
    const keys = runs.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    const tells = ({ operation }: Described, status: string) =>
      operation.responses[status]?.content?.['application/json']?.schema.anyOf?.some(
        ({ $ref }) => $ref === '#/components/schemas/BulkProgress',
      );
    expect(
      failing((each) => !keys.includes(each.key) || (tells(each, '403') && tells(each, 'default'))),
    ).toEqual([]);
  });

  it('refers to nothing that is not there', () => {
    for (const [, kind, name] of JSON.stringify(document).matchAll(
      /"\$ref":"#\/components\/(\w+)\/([^"]*)"/g,
    ))
      expect(document.components[kind as string]).toHaveProperty(name as string);
    expect(JSON.stringify(document)).not.toMatch(/#\/\$defs\/|"\$ref":"#"|x-name/);
  });

  it('names the schemas that programs work with, whatever the calls are named', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Category', 'Comment', 'Discussion', 'Role', 'Tag', 'User', 'UserFragment']),
    );
    expect(
      Object.keys(document.components.schemas).filter((name) => !/^[A-Z][A-Za-z0-9]+$/.test(name)),
    ).toEqual([]);
    const { properties } = document.components.schemas.CommentPost ?? {};
    expect(properties?.format?.enum).toContain('markdown');
  });

  it('takes smart ids wherever the server does', () => {
    const [userID] = document.paths['/users/{userID}']?.get?.parameters ?? [];
    expect(userID?.schema).toMatchObject({
      type: ['integer', 'string'],
      pattern: expect.stringContaining('\\$'),
    });
  });
});
