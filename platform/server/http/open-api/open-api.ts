// The OpenAPI 3.1 document, made of the endpoints' declarations.
import { commonApi } from '../../../contract/common.api.ts';
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import type { Feature } from '../../feature/feature.ts';
import { sessionCookieName } from '../../sessions/cookies.ts';
import type { Site } from '../../site/site.ts';
import { addedProperties, type InputAddition } from '../input/input-additions.ts';
import { openedSpec } from '../opened-spec.ts';
import type { JsonSchema } from './json-schema.ts';
import { addDescriptions, mergeDescriptions } from './open-api-descriptions.ts';
import type { OpenApiDocument, OpenApiOperation, OpenApiTag } from './open-api-document.ts';
import { operationNames } from './open-api-names.ts';
import { describeOperation } from './open-api-operation.ts';
import { globalParameters } from './open-api-parameters.ts';
import { SchemaRegistry } from './open-api-schemas.ts';

/** The same as long as the process runs. */
const made = new WeakMap<Site, OpenApiDocument>();

export function openApiDocument(site: Site): OpenApiDocument {
  const known = made.get(site) ?? makeDocument(site);
  made.set(site, known);
  return known;
}

function makeDocument(site: Site): OpenApiDocument {
  const descriptions = [commonApi, ...site.features.all.flatMap(({ api }) => api ?? [])];
  const registry = new SchemaRegistry(descriptions);
  // Every call answers with some of them.
  for (const schema of Object.values(commonApi.schemas ?? {})) registry.of(schema);
  const names = operationNames(site.features.all);
  const paths: OpenApiDocument['paths'] = {};
  for (const feature of site.features.all) {
    for (const { endpoint, additions } of feature.routes ?? []) {
      const name = names.get(endpoint.spec);
      if (!name) throw new Error(`No contract exports ${endpoint.key}: it has no name in the document.`);
      const added = additions?.declaredIn(site.features.all) ?? [];
      const spec = withAddedQuery(openedSpec(endpoint.spec, site.features.all), added);
      const described = describeOperation(spec, name, feature.name, registry, site.smartIDs);
      const body = addedProperties('body', spec.body, added);
      if (body) addToBody(described, registry.of(body));
      addOperation(paths, endpoint.spec, described);
    }
  }
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: {
      title: 'Parley API',
      version: '2',
      description:
        'The API of this community. Everything the interface does is possible here. Lists answer a table by the ending ' +
        '`.csv` of their path. Ids of members, categories, roles and statuses may be written as smart ids, in bodies too: ' +
        '`$me`, `$name:Ann`, `$urlcode:general`. Names of properties are understood in any case.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v2' }],
    tags: site.features.all.filter(({ routes }) => routes?.length).map(cacheTag),
    security: [{ bearer: [] }, { session: [], origin: [] }, { session: [], requestedWith: [] }, {}],
    paths,
    components: {
      securitySchemes: securitySchemes(sessionCookieName(site.url)),
      parameters: globalParameters,
      schemas: registry.schemas,
    },
  };
  addDescriptions(document, mergeDescriptions(descriptions));
  return document;
}

function withAddedQuery(spec: EndpointSpec, additions: readonly InputAddition[]): EndpointSpec {
  const added = addedProperties('query', spec.query, additions);
  return added && spec.query ? { ...spec, query: spec.query.extend(added.shape) } : spec;
}

/** With what other features take in the same body. */
function addToBody({ requestBody }: OpenApiOperation, added: JsonSchema): void {
  const json = requestBody?.content['application/json'];
  if (json) json.schema = { allOf: [json.schema, added] };
}

/** Paths that differ by the names of their parts alone are one path of the document, by the names it was met with first. */
function addOperation(
  paths: OpenApiDocument['paths'],
  spec: EndpointSpec,
  operation: OpenApiOperation,
): void {
  const own = spec.path.replace(/:(\w+)/g, '{$1}');
  const nameless = (path: string) => path.replace(/\{\w+\}/g, '{}');
  const path = Object.keys(paths).find((each) => nameless(each) === nameless(own)) ?? own;
  const [ownNames, names] = [own, path].map((each) =>
    [...each.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  );
  const parameters = operation.parameters.map((each) => {
    const at = each.in === 'path' ? (ownNames?.indexOf(each.name) ?? -1) : -1;
    return at < 0 ? each : { ...each, name: names?.[at] ?? each.name };
  });
  paths[path] = { ...paths[path], [spec.method.toLowerCase()]: { ...operation, parameters } };
}

function cacheTag({ name, addon }: Feature): OpenApiTag {
  const title = name.replaceAll('-', ' ');
  return { name, description: addon?.name ?? title.charAt(0).toUpperCase() + title.slice(1) };
}

function securitySchemes(cookie: string): Record<string, object> {
  return {
    bearer: { type: 'http', scheme: 'bearer', description: 'An access token: POST /tokens.' },
    session: { type: 'apiKey', in: 'cookie', name: cookie, description: 'Set by POST /sessions.' },
    requestedWith: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Requested-With',
      description: 'Beside the cookie where there is no Origin, on calls that change something: any text.',
    },
    origin: {
      type: 'apiKey',
      in: 'header',
      name: 'Origin',
      description: 'Beside the cookie, on calls that change something: the origin of this site.',
    },
  };
}
