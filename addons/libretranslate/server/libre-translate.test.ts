// Against a server of our own that takes and answers what LibreTranslate does.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countedCommunity } from '@parley/addon-api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const test = countedCommunity();
const calls: Record<string, unknown>[] = [];
const service = { status: 200 };

const server = createServer(async (request, response) => {
  let text = '';
  for await (const part of request) text += part;
  const sent = JSON.parse(text);
  calls.push({ path: request.url, ...sent });
  response.writeHead(service.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ translatedText: sent.q.map((each: string) => `${each} (${sent.target})`) }));
});
let host: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { client } = test.admin;
  await client.patch('/addons/libretranslate', { enabled: true });
  await client.patch('/config', { 'outgoing.allowedHosts': [host] });
  await client.post('/locales', { locale: 'fr', translatable: true });
  await client.post('/locales', { locale: 'pt-BR', translatable: true });
});
afterAll(() => server.close());

it('is set up by its own fields, named for a language or for all, and never answers its key', async () => {
  const { client } = test.admin;
  const [before] = (await client.get('/translation-services')).body;
  expect(before).toMatchObject({
    type: 'libretranslate',
    name: 'LibreTranslate',
    isConfigured: false,
    isDefault: false,
    configSchema: { type: 'object', properties: { url: {}, apiKey: {} } },
  });
  expect((await client.patch('/locales/fr', { translationService: 'libretranslate' })).status).toBe(422);
  const texts = { locale: 'fr', texts: ['Gardens', 'What grows.'] };
  expect((await client.post('/translation-services/translate', texts)).status).toBe(400);
  expect(
    (await client.put('/translation-services/libretranslate', { url: 'nowhere' })).body.errors,
  ).toMatchObject([{ field: 'url' }]);
  const set = await client.put('/translation-services/libretranslate', {
    url: `http://${host}/`,
    apiKey: 'bees-key',
  });
  expect([set.status, set.body]).toMatchObject([200, { isConfigured: true, isDefault: false }]);
  expect(set.text + (await client.get('/translation-services')).text).not.toContain('bees-key');
  const chosen = await client.patch('/locales/fr', { translationService: 'libretranslate' });
  expect(chosen.body).toMatchObject({ translatable: true, translationService: 'libretranslate' });
  expect((await client.get('/locales?isMachineTranslations=true')).body).toMatchObject([{ localeKey: 'fr' }]);
  expect((await client.post('/translation-services/translate', texts)).body).toEqual({
    translations: ['Gardens (fr)', 'What grows. (fr)'],
  });
  expect(calls.at(-1)).toEqual({
    path: '/translate',
    q: texts.texts,
    source: 'en',
    target: 'fr',
    format: 'text',
    api_key: 'bees-key',
  });
  expect((await client.put('/translation-services/nobody', {})).status).toBe(404);
});

it('translates into every language once it is the default, and says so where it does not answer', async () => {
  const { client } = test.admin;
  const set = await client.put('/translation-services/libretranslate', {
    url: `http://${host}`,
    isDefault: true,
  });
  expect(set.body).toMatchObject({ isConfigured: true, isDefault: true });
  const ask = () => client.post('/translation-services/translate', { locale: 'pt-BR', texts: ['Bees'] });
  expect((await ask()).body).toEqual({ translations: ['Bees (pt)'] });
  service.status = 403;
  const failed = await ask();
  service.status = 200;
  expect([failed.status, failed.body.code]).toEqual([502, 'translationService.failed']);
  expect((await client.patch('/locales/fr', { translationService: '' })).body.translationService).toBeNull();
});
