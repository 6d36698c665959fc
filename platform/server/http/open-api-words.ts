// Every parameter and property is described. What means the same wherever it stands is said once, by its name: by the feature
// whose word it is, or by platform/contract/common.api.ts. Words at the place itself come first.
import type { ApiDescription } from '../../contract/api-description.ts';
import type { JsonSchema } from './json-schema.ts';
import type { OpenApiDocument, OpenApiOperation } from './open-api.ts';

/** Each name is described by one of them alone: else it would hang on their order what a property is said to mean. */
export function wordsOf(descriptions: readonly ApiDescription[]): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const { words = {} } of descriptions) {
    for (const [name, said] of Object.entries(words)) {
      if (all.has(name)) throw new Error(`${name} is described twice for the API.`);
      all.set(name, said);
    }
  }
  return all;
}

type Say = (name: string, owner?: string) => string | undefined;

/** `Discussion.name` is said of that schema alone, `name` of all others. */
export function addWords(document: OpenApiDocument, words: ReadonlyMap<string, string>): void {
  const say: Say = (name, owner) => words.get(`${owner}.${name}`) ?? words.get(name);
  for (const [name, schema] of Object.entries(document.components.schemas)) addToSchema(schema, say, name);
  for (const verbs of Object.values(document.paths))
    for (const operation of Object.values(verbs)) addToOperation(operation, say);
}

function addToOperation({ parameters, requestBody, responses }: OpenApiOperation, say: Say): void {
  for (const parameter of parameters) {
    const said = parameter.description ?? say(parameter.name);
    if (said !== undefined) parameter.description = said;
    if (parameter.schema) addToSchema(parameter.schema, say);
  }
  const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
  for (const content of contents)
    for (const { schema } of Object.values(content ?? {})) addToSchema(schema, say);
}

function addToSchema(schema: JsonSchema, say: Say, owner?: string): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const said = property.description ?? say(name, owner);
    if (said !== undefined) property.description = said;
    addToSchema(property, say, owner);
  }
  const choices = [...(schema.anyOf ?? []), ...((schema.oneOf as JsonSchema[] | undefined) ?? [])];
  for (const each of choices) addToSchema(each, say, owner);
  if (schema.items) addToSchema(schema.items, say, owner);
  if (typeof schema.additionalProperties === 'object') addToSchema(schema.additionalProperties, say, owner);
}
