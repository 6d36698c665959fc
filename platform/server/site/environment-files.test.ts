// Secrets as files: <NAME>_FILE.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(content: string): string {
  const file = join(folder, `secret-${Math.random().toString(36).slice(2)}`);
  writeFileSync(file, content);
  return file;
}

const URL = 'postgres://parley:a word @127.0.0.1:5432/parley';

it.each([
  ['as it is', URL],
  ['with the end of a line', `${URL}\n`],
  ['with that of other systems', `${URL}\r\n`],
])('reads a secret %s', (_, content) => {
  expect(readEnvironment({ DATABASE_URL_FILE: fileOf(content) }).databaseUrl).toBe(URL);
});

it.each([
  'DATABASE_URL',
  'SMTP_URL',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'PARLEY_ADMIN_PASSWORD',
])('says what is wrong with the file of %s', (name) => {
  const needed = {
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'key',
    BACKUP_S3_BUCKET: 'files',
    BACKUP_S3_ACCESS_KEY_ID: 'key',
    ...(!name.startsWith('S3') && { S3_SECRET_ACCESS_KEY: 's' }),
    ...(!name.startsWith('BACKUP') && { BACKUP_S3_SECRET_ACCESS_KEY: 's' }),
  };
  const reading = (variables: Record<string, string>) => () => readEnvironment({ ...needed, ...variables });
  const file = `${name}_FILE`;
  expect(reading({ [file]: '/no/such/file' })).toThrow(
    `${file}=/no/such/file is not usable. There is no such file. Name a readable file`,
  );
  expect(reading({ [file]: folder })).toThrow('cannot be read (EISDIR)');
  expect(reading({ [file]: fileOf('secret word'), [name]: 'other word' })).toThrow(
    `${name} is given as well. Set one of the two.`,
  );
  expect(reading({ [file]: fileOf('\n') })).toThrow('has to hold the value alone, in one line');
  expect(reading({ [file]: fileOf('one\ntwo\n') })).toThrow('in one line');
  expect(reading({ [file]: fileOf('one\ntwo\n') })).not.toThrow('two\n');
});
