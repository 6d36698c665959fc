// Writes a client from an OpenAPI document and nothing else, as the authors of third-party programs do: one method for
// each operation, named by its operationId. It knows OpenAPI and HTTP, and no word of ours.

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  style?: string;
  explode?: boolean;
}

interface Operation {
  operationId: string;
  summary: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, unknown> };
}

interface SecurityScheme {
  type: string;
  scheme?: string;
  in?: string;
  name?: string;
}

export interface ReadDocument {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter>; securitySchemes: Record<string, SecurityScheme> };
}

export function generateClient(document: ReadDocument): string {
  const methods = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => method(document, verb, path, operation)),
  );
  return `// Generated. Do not edit.
const schemes = ${JSON.stringify(document.components.securitySchemes)};
const base = ${JSON.stringify(document.servers[0]?.url ?? '')};
${RUNTIME}
export class Client extends Runtime {
${methods.join('\n')}
}
`;
}

function method(document: ReadDocument, verb: string, path: string, operation: Operation): string {
  const parameters = operation.parameters.map((each) =>
    each.$ref ? document.components.parameters[each.$ref.split('/').at(-1) ?? ''] : each,
  );
  const description = { verb: verb.toUpperCase(), path, parameters, bodyType: bodyTypeOf(operation) };
  return `  /** ${operation.summary.replaceAll('*/', '')} */
  ${operation.operationId}(given = {}) { return this.call(${JSON.stringify(description)}, given); }`;
}

function bodyTypeOf({ requestBody }: Operation): string | undefined {
  return Object.keys(requestBody?.content ?? {})[0];
}

/** What every generated method calls. */
const RUNTIME = `
class Runtime {
  constructor(origin, keys = {}) { this.origin = origin; this.keys = keys; }
  async call({ verb, path, parameters, bodyType }, given) {
    const headers = {}, query = [];
    let address = path;
    for (const { name, in: place, required, style, explode } of parameters) {
      const value = given[name];
      if (value === undefined) { if (required) throw new Error(name + ' is required'); continue; }
      if (place === 'path') address = address.replace('{' + name + '}', encodeURIComponent(value));
      else if (place === 'header') headers[name] = String(value);
      else query.push(...pairs(name, value, style, explode ?? true));
    }
    if (given.body !== undefined) headers['Content-Type'] = bodyType;
    const body = given.body === undefined ? undefined : bodyType === 'application/json' ? JSON.stringify(given.body) : given.body;
    const search = query.length ? '?' + new URLSearchParams(query) : '';
    return this.send(verb, this.origin + base + address + search, headers, body);
  }
  follow(url) { return this.send('GET', url, {}); }
  async send(method, url, headers, body) {
    const response = await fetch(url, { method, headers: { ...headers, ...this.credentials() }, body });
    for (const [name, { in: place, name: key }] of Object.entries(schemes))
      for (const line of place === 'cookie' ? response.headers.getSetCookie() : [])
        if (line.startsWith(key + '=')) this.keys[name] = line.slice(key.length + 1).split(';')[0];
    const text = await response.text();
    const links = Object.fromEntries([...(response.headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\\w+)"/g)].map(([, to, rel]) => [rel, to]));
    return { status: response.status, body: text && /json/.test(response.headers.get('content-type')) ? JSON.parse(text) : text, links };
  }
  credentials() {
    const headers = {};
    for (const [name, key] of Object.entries(this.keys)) {
      const scheme = schemes[name];
      if (scheme.type === 'http') headers.Authorization = 'Bearer ' + key;
      else if (scheme.in === 'header') headers[scheme.name] = key;
      else if (key) headers.Cookie = scheme.name + '=' + key;
    }
    return headers;
  }
}
function pairs(name, value, style, explode) {
  if (style === 'deepObject') return Object.entries(value).map(([key, each]) => [name + '[' + key + ']', String(each)]);
  if (!Array.isArray(value)) return [[name, String(value)]];
  return explode ? value.map((each) => [name, String(each)]) : [[name, value.join(',')]];
}`;
