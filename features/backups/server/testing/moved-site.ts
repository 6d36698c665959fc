// A site that moves: its export, brought into an empty one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idleSite } from '../../../../app/testing/test-site.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { exportCommands } from '../export/export.commands.ts';
import { runnerOf } from './run-command.ts';

const run = runnerOf(exportCommands);

export interface MovedSite {
  site: Site;
  close: () => Promise<void>;
}

export async function movedSite(old: Site): Promise<MovedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-move-'));
  try {
    const path = join(folder, 'site.tar');
    const moved = await idleSite();
    const codes = [await run(old, 'export', [path]), await run(moved.site, 'import parley', [path])];
    if (codes.some((code) => code !== 0)) throw new Error(`Export and import ended with ${codes}.`);
    return moved;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
