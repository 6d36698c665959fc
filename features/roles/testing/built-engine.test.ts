// The permission engine as browsers run it: built and minified, then asked the rows of the same table.
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import type * as Engine from '../../../platform/contract/permission.ts';
import { storedPermission } from '../../../platform/contract/permission-names.ts';
import { browserPurity } from '../../../tools/build/browser-purity.ts';
import { deviations, matrix, PERMISSIONS, redactedSet } from './permission-matrix.ts';

const root = join(import.meta.dirname, '../../..');
let engine: typeof Engine;

beforeAll(async () => {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [browserPurity()],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, 'platform/contract/permission.ts'),
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code }] = built.output;
  // Plain JavaScript of one file: what follows from it, follows from it alone.
  expect(code).not.toMatch(/\bimport\b/);
  engine = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
});

it('answers every row as the table says', () => {
  expect(matrix().length).toBeGreaterThan(10_000);
  expect(deviations(engine.hasPermission, redactedSet, 'isAllowedByRedacted')).toEqual([]);
});

it('allows nothing while no set is loaded', () => {
  for (const permission of PERMISSIONS)
    expect(engine.hasPermission(undefined, storedPermission(permission))).toBe(false);
});

it('says why', () => {
  const { because } = engine.decide(redactedSet('member'), 'discussions.close', {
    resourceType: 'category',
    resourceID: 3,
  });
  expect(because).toMatchObject({
    rule: 'granted',
    mode: 'resourceIfJunction',
    entry: { type: 'category', id: 2 },
  });
});
