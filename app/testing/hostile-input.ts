// What nobody should send to an endpoint.
import type { EndpointSpec } from '../../platform/contract/endpoint.ts';

const deep = '['.repeat(20_000) + ']'.repeat(20_000);
export const MALFORMED = ['{', '', 'null', '[]', '"text"', '12', '[[{}]]', '{"__proto__":{"admin":1}}', deep];
export const WRONG_VALUES: unknown[] = [
  null,
  [],
  {},
  -1,
  0,
  2 ** 31,
  1e308,
  true,
  '',
  'a\u0000b',
  '\ud800',
  // Spelled by the escapes of JSON within JSON.
  JSON.stringify([{ type: 'p', children: [{ text: 'a\u0000b' }] }]),
  [null],
  [{ a: [{}] }],
  "1' or '1'='1",
];

/** As text: what is malformed cannot be made of a value. Everything of a wrong kind, and everything too long. */
export function hostileBodies(names: readonly string[]): string[] {
  const everything = Object.fromEntries(names.map((name) => [name, { a: name }]));
  const long = Object.fromEntries(names.map((name) => [name, 'x'.repeat(120_000)]));
  return [JSON.stringify(everything), JSON.stringify(long)];
}

const ODD_IDS = [
  '0',
  '-1',
  '2147483648',
  '9'.repeat(30),
  'abc',
  '1.5',
  '%00',
  '%2500',
  '%F0%9F%98%80',
  "1'--",
  '$me',
  '$nix:1',
  '$name:%25',
  '%ED%A0%80',
  'x'.repeat(490),
];

export function hostilePaths(spec: EndpointSpec): string[] {
  return spec.path.includes(':')
    ? ODD_IDS.map((id) => spec.path.replace(/:\w+/, id).replace(/:\w+/g, '1'))
    : [spec.path];
}

const ODD_VALUES = [
  '',
  '%00',
  '%2500',
  '-1',
  '0',
  '1e400',
  '2147483648',
  '9'.repeat(30),
  '[]',
  '%7B%7D',
  '>=',
  '[5,',
  '2024-13-45',
  'x'.repeat(3000),
  '%E2%98%83',
  "'%25_%5C",
  ',,,',
];

/** Of no parameter in particular. */
export const HOSTILE_QUERIES = [
  `a${'[b]'.repeat(30)}=1`,
  '__proto__[admin]=1',
  '&&&=&=',
  '%',
  `q=${'x'.repeat(9000)}`,
  'fields=..,,[],__proto__',
];

/** How a parameter can stand in a query, by its name. */
export const ODD_PARAMETERS: ((name: string) => string)[] = [
  ...ODD_VALUES.map((value) => (name: string) => `${name}=${value}`),
  (name) => `${name}[a][b]=1`,
  (name) => `${name}=1&${name}=2`,
  (name) => `${name}[]=x`,
];
