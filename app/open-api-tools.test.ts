// The tools that others use on an OpenAPI document take ours as it is: redocly's lint with its recommended rules, and a generator
// of types, with which a client is written, compiled strictly, and really used.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '../features/users/server/testing/members.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { testSite } from './testing/test-site.ts';
import { TYPED_CLIENT } from './testing/typed-client.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..');

let test: TestSite;
let folder: string;
let text: string;
beforeAll(async () => {
  test = await testSite();
  // Nobody registers before there is an administrator.
  await signedIn(test, 'Boss', 'administrator');
  folder = await mkdtemp(join(tmpdir(), 'parley-open-api-'));
  text = (await test.guest.get('/open-api/v3')).text;
  await writeFile(join(folder, 'openapi.json'), text);
});
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What stands in no such pair is told apart by everybody. One more needs its reason. */
const AMBIGUOUS = [
  '/categories/{categoryID}/edit /categories/preferences/{userID}',
  '/discussions/statuses/{statusID} /discussions/{discussionID}/bookmark',
  '/discussions/statuses/{statusID} /discussions/{discussionID}/idea',
  '/discussions/statuses/{statusID} /discussions/{discussionID}/poll',
  '/discussions/statuses/{statusID} /discussions/{discussionID}/restore',
  '/discussions/statuses/{statusID} /discussions/{discussionID}/status',
  '/discussions/statuses/{statusID} /discussions/{discussionID}/status-log',
  '/discussions/{recordID}/reactions /discussions/statuses/{statusID}',
  '/drafts/{draftID}/edit /drafts/cancel-schedule/{draftID}',
  '/drafts/{draftID}/edit /drafts/schedule/{draftID}',
  '/locales/translations/{locale} /locales/{localeID}/wordings',
  '/user-mentions/users/{userID} /user-mentions/{userID}/anonymize',
];

it('passes the lint of redocly with its recommended rules, nothing ignored', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, config });
  const reported = problems.map(({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`);
  // A warning, no error: these addresses are those that existing clients are written for.
  expect(reported.filter((each) => !each.startsWith('warn no-ambiguous-paths:'))).toEqual([]);
  const pairs = reported.map((each) => [...each.matchAll(/`([^`]+)`/g)].map(([, path]) => path).join(' '));
  expect(pairs.sort()).toEqual(AMBIGUOUS);
}, 60_000);

it('gives types, and a client of those types that compiles and takes part', async () => {
  await run(process.execPath, [join(ROOT, 'tools/open-api/make-types.mjs'), 'openapi.json', 'types.ts'], {
    cwd: folder,
  });
  await writeFile(join(folder, 'client.ts'), TYPED_CLIENT);
  const options = {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
    allowImportingTsExtensions: true,
    erasableSyntaxOnly: true,
  };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['client.ts'] }),
  );
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const compiled = await run(process.execPath, [tsc, '-p', folder]).catch(({ stdout }) => ({ stdout }));
  expect(compiled.stdout).toBe('');
  const { takePart } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'client.ts')).href)) as {
    takePart: (origin: string) => Promise<unknown>;
  };
  expect(await takePart(test.url)).toEqual({
    me: 'TypedAnn',
    discussion: 'Typed words',
    comments: ['One', 'Two'],
    listed: ['Typed words'],
    refused: ['name missingField'],
  });
}, 120_000);
