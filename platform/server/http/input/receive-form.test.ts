import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { migrations } from '../../../../app/migrations.ts';
import { endpoint } from '../../../contract/endpoint.ts';
import { sql } from '../../db/sql.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { openApiDocument } from '../open-api/open-api.ts';
import { errorBody } from '../responses/error-response.ts';
import { route } from '../route.ts';
import { cleanFileName, contentDisposition } from './file-name.ts';
import { discardAbandonedFiles, receiveForm } from './receive-form.ts';
import { incomingFolder } from './request-body.ts';

const sendParcel = endpoint({
  method: 'POST',
  path: '/parcels',
  summary: 'Takes a parcel.',
  permission: 'public',
  body: z.object({ weight: z.int().optional() }),
  files: { parcel: { description: 'What is sent.' }, letter: { description: 'Words.', isOptional: true } },
  response: z.object({ name: z.string(), size: z.int(), weight: z.int().nullable(), words: z.string() }),
});
const sendNothing = endpoint({
  method: 'POST',
  path: '/no-parcels',
  summary: 'Takes none.',
  permission: 'public',
});

let lastPath = '';
let test: TestSite;
let incoming: string;
beforeAll(async () => {
  const routes = [
    route(sendParcel, async (_ctx, { body, files }) => {
      lastPath = files.parcel.path;
      const words = readFileSync(files.letter?.path ?? lastPath, 'utf8').slice(0, 20);
      return { name: files.parcel.name, size: files.parcel.size, weight: body.weight ?? null, words };
    }),
    route(sendNothing, async () => undefined),
  ];
  test = await createTestSite({
    features: [{ name: 'parcels', contracts: [{ sendParcel, sendNothing }], routes }],
    migrations,
  });
  incoming = incomingFolder(test.site);
  await test.site.database.execute(
    sql`insert into config_values (key, value) values ('garden.upload.maxFileSize', '"2K"')`,
  );
  test.site.invalidate(['config']);
});
afterAll(() => test.close());

describe('a form with a file', () => {
  it('reaches its handler by way of a file that is gone afterwards', async () => {
    const form = new FormData();
    form.append('weight', '7');
    form.append('parcel', new File(['twelve bytes'], 'C:\\My\u202e Documents\\ a\tname\u0000 .txt '));
    form.append('unasked', new File(['x'], 'x.txt'));
    const { status, body } = await test.guest.call('POST', '/parcels', form);
    expect([status, body]).toEqual([201, { name: 'aname .txt', size: 12, weight: 7, words: 'twelve bytes' }]);
    expect(lastPath.startsWith(incoming)).toBe(true);
    expect(existsSync(lastPath)).toBe(false);
  });

  it('holds its limit while bytes arrive', async () => {
    expect((await test.guest.upload('/parcels', 'x'.repeat(2048), 'a.txt', 'parcel')).status).toBe(201);
    const { status, body } = await test.guest.upload('/parcels', 'x'.repeat(300_000), 'a.txt', 'parcel');
    expect(status).toBe(413);
    expect(body.errors).toEqual([
      {
        field: 'parcel',
        code: 'tooBig',
        status: 413,
        message: 'The uploaded file was too big (max 2 KB).',
      },
    ]);
    expect(await readdir(incoming)).toEqual([]);
  });

  it.each([
    ['no file', () => new FormData(), 400, 'missingField'],
    ['words in its place', () => formOf({ parcel: 'words' }), 422, 'invalid'],
    [
      'a field that does not fit',
      () => formOf({ parcel: new File(['x'], 'x'), weight: 'heavy' }),
      422,
      'invalid',
    ],
  ])('with %s is refused', async (_, form, status, code) => {
    const answer = await test.guest.call('POST', '/parcels', form());
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
    expect(await readdir(incoming)).toEqual([]);
  });

  it('is distinguished from JSON, both ways', async () => {
    expect((await test.guest.post('/parcels', { parcel: 'x' })).status).toBe(415);
    expect((await test.guest.call('POST', '/parcels')).status).toBe(400);
    expect((await test.guest.upload('/no-parcels', 'x', 'x.txt')).status).toBe(415);
    const torn = '--b\r\nContent-Disposition: form-data; name="parcel"; filename="x"\r\n\r\nhalf';
    for (const type of ['multipart/form-data; boundary=b', 'multipart/form-data']) {
      const answer = await test.guest.call('POST', '/parcels', torn, { 'content-type': type });
      expect([answer.status, answer.body.code]).toEqual([400, 'malformed']);
    }
    expect(await readdir(incoming)).toEqual([]);
  });

  it('leaves nothing behind when its sender goes away', async () => {
    const { port } = new URL(test.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      'POST /api/v2/parcels HTTP/1.1\r\nHost: x\r\nContent-Length: 1500\r\n' +
        'Content-Type: multipart/form-data; boundary=b\r\n\r\n' +
        '--b\r\nContent-Disposition: form-data; name="parcel"; filename="x"\r\n\r\nhalf of it',
    );
    await vi.waitFor(async () => expect(await readdir(incoming)).toHaveLength(1));
    socket.destroy();
    await vi.waitFor(async () => expect(await readdir(incoming)).toEqual([]));
  });

  it('is described in the document of the API', () => {
    const paths = openApiDocument(test.site).paths as Record<string, Record<string, { requestBody: object }>>;
    expect(paths['/parcels']?.post?.requestBody).toMatchObject({
      content: {
        'multipart/form-data': {
          schema: {
            required: ['parcel'],
            properties: { parcel: { type: 'string', format: 'binary' }, weight: { type: 'integer' } },
          },
        },
      },
    });
  });
});

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

describe('a disk', () => {
  it('that is full is said to be, and keeps no half of a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-form-'));
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const open = (path: string) => {
      void writeFile(path, 'half');
      return new Writable({ write: (_chunk, _encoding, done) => done(full) });
    };
    const raw = { setTimeout: () => undefined, destroy: () => undefined };
    async function* parts() {
      const { PassThrough } = await import('node:stream');
      const file = Object.assign(new PassThrough(), { truncated: false, bytesRead: 9 });
      file.end('something');
      yield { type: 'file', fieldname: 'parcel', filename: 'x', file };
    }
    const request = { raw, parts } as unknown as FastifyRequest;
    const received = receiveForm(
      request,
      { parcel: { description: '' } },
      { folder, maxBytes: 99, open },
      async () => 1,
    );
    const error = await received.catch((problem: unknown) => problem);
    expect(errorBody(error, 'r')).toMatchObject({ status: 503, code: 'cannotWrite' });
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
    await rm(folder, { recursive: true });
  });

  it('is cleared of what a killed process left', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-form-'));
    await writeFile(join(folder, 'new'), '');
    await writeFile(join(folder, 'old'), '');
    await utimes(join(folder, 'old'), 1, 1);
    await discardAbandonedFiles(folder, 60_000);
    expect(await readdir(folder)).toEqual(['new']);
    await discardAbandonedFiles(join(folder, 'none'), 0);
    await rm(folder, { recursive: true });
  });
});

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['photo\u202egpj.exe', 'photogpj.exe'],
    [undefined, ''],
    [`${'x'.repeat(300)}.tar.gz`, `${'x'.repeat(197)}.gz`],
  ])('%s becomes text', (given, name) => expect(cleanFileName(given)).toBe(name));

  it.each([
    ['notes.txt', 'attachment; filename="notes.txt"'],
    ['Grüße "1".txt', `attachment; filename="Gr__e _1_.txt"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%221%22.txt`],
    ["it's (1)*.txt", `attachment; filename="it's (1)*.txt"`],
  ])('%s travels in a header', (name, header) => expect(contentDisposition('attachment', name)).toBe(header));
});
