// Real communities' data is not part of the project: tests on it are left out, loudly, where it is not at hand.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestContext } from 'vitest';

const folder = process.env.PARLEY_SHARED_DATA ?? resolve(import.meta.dirname, '../../../../shared/data');

/** A file or folder of it, by its path below the folder that PARLEY_SHARED_DATA names. */
export function realData(path: string): { path: string; isThere: boolean } {
  const whole = join(folder, path);
  return { path: whole, isThere: existsSync(whole) };
}

export function needsRealData({ skip }: Pick<TestContext, 'skip'>, path: string): void {
  const data = realData(path);
  skip(!data.isThere, `there is no ${data.path}; PARLEY_SHARED_DATA names the folder of real data`);
}
