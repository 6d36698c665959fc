import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseQueryString, refuseQueryStrings } from './query-string.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = fastify({ routerOptions: { querystringParser: parseQueryString } });
  refuseQueryStrings(app);
  app.get('/', async (request) => request.query);
});
afterAll(() => app.close());

async function read(query: string) {
  const response = await app.inject(`/?${query}`);
  return { status: response.statusCode, body: response.json() };
}

describe('the query of an address', () => {
  it('is nested five deep, and no deeper', async () => {
    const { body } = await read('a[b][c][d][e][f]=1&g[b][c][d][e][f][g]=2');
    expect(body.a).toEqual({ b: { c: { d: { e: { f: '1' } } } } });
    expect(body.g).toEqual({ b: { c: { d: { e: { f: { '[g]': '2' } } } } } });
  });

  it('has a thousand parameters, and no more', async () => {
    const names = Array.from({ length: 1001 }, (_, at) => `p${at}`);
    const { status, body } = await read(names.map((name) => `${name}=`).join('&'));
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(names.slice(0, 1000));
  });

  it('has lists of a thousand, each in its place', async () => {
    const ids = Array.from({ length: 1000 }, (_, at) => String(at));
    expect((await read(ids.map((id) => `a=${id}`).join('&'))).body).toEqual({ a: ids });
    expect((await read(ids.map(() => 'a[]=x').join('&'))).body.a).toHaveLength(1000);
    expect((await read('a[999]=x')).body).toEqual({ a: ['x'] });
  });

  it('is as long as 8,192 letters, and no longer', async () => {
    expect((await read(`a=${'x'.repeat(8190)}`)).status).toBe(200);
    expect(await read(`a=${'x'.repeat(8191)}`)).toMatchObject({
      status: 400,
      body: { message: 'The address is too long.' },
    });
  });

  it.each([
    'a[__proto__]=1',
    '__proto__[x]=1',
    'b=1&constructor[prototype][x]=1',
    'a[prototype]=1',
    'a[x][constructor]=1',
    'b=1&prototype',
    'a=[__proto__]=1',
  ])('names nothing that objects have by themselves: %s', async (query) => {
    expect(await read(query)).toMatchObject({
      status: 400,
      body: { message: 'The address names a parameter that is not allowed.' },
    });
  });

  it.each([
    ['query=__proto__&constructors=2', { query: '__proto__', constructors: '2' }],
    ['query=[constructor]', { query: '[constructor]' }],
    ['query=a=[prototype]', { query: 'a=[prototype]' }],
  ])('may contain such words where they are no names: %s', async (query, parameters) => {
    expect((await read(query)).body).toEqual(parameters);
  });
});
