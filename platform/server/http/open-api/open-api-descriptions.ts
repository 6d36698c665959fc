// Every parameter and property is described. What means the same everywhere is described once, by its name: by the feature
// whose word it is, or by platform/contract/common.api.ts. A description at the place itself wins.
import type { ApiDescription } from '../../../contract/api-description.ts';
import type { JsonSchema } from './json-schema.ts';
import type { OpenApiDocument, OpenApiOperation } from './open-api-document.ts';

/** Each name is described by one of them alone: else it would hang on their order which description a property gets. */
export function mergeDescriptions(sources: readonly ApiDescription[]): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const { descriptions = {} } of sources) {
    for (const [name, description] of Object.entries(descriptions)) {
      if (all.has(name)) throw new Error(`${name} is described twice for the API.`);
      all.set(name, description);
    }
  }
  return all;
}

type Describe = (name: string, owner?: string) => string | undefined;

/** `Discussion.name` describes that schema alone, `name` of all others. */
export function addDescriptions(document: OpenApiDocument, descriptions: ReadonlyMap<string, string>): void {
  const describe: Describe = (name, owner) => descriptions.get(`${owner}.${name}`) ?? descriptions.get(name);
  for (const [name, schema] of Object.entries(document.components.schemas))
    addToSchema(schema, describe, name);
  for (const verbs of Object.values(document.paths))
    for (const operation of Object.values(verbs)) addToOperation(operation, describe);
}

function addToOperation({ parameters, requestBody, responses }: OpenApiOperation, describe: Describe): void {
  for (const parameter of parameters) {
    const description = parameter.description ?? describe(parameter.name);
    if (description !== undefined) parameter.description = description;
    if (parameter.schema) addToSchema(parameter.schema, describe);
  }
  const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
  for (const content of contents)
    for (const { schema } of Object.values(content ?? {})) addToSchema(schema, describe);
}

function addToSchema(schema: JsonSchema, describe: Describe, owner?: string): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const description = property.description ?? describe(name, owner);
    if (description !== undefined) property.description = description;
    addToSchema(property, describe, owner);
  }
  const choices = [...(schema.anyOf ?? []), ...((schema.oneOf as JsonSchema[] | undefined) ?? [])];
  for (const each of choices) addToSchema(each, describe, owner);
  if (schema.items) addToSchema(schema.items, describe, owner);
  if (typeof schema.additionalProperties === 'object')
    addToSchema(schema.additionalProperties, describe, owner);
}
