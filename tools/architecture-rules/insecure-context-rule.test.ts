import { expect, it } from 'vitest';
import { violationsOfInsecureContexts } from './insecure-context-rule.ts';
import { parseSource } from './source.ts';

it('browsers are asked for nothing that they have on https alone', () => {
  const found = (path: string) =>
    violationsOfInsecureContexts([parseSource(path, 'const id = crypto.randomUUID();')]).length;
  expect([found('features/a/web/A/a.ts'), found('platform/ui/A/A.tsx')]).toEqual([1, 1]);
  expect([found('features/a/server/a.ts'), found('features/a/web/A/a.test.ts')]).toEqual([0, 0]);
});
