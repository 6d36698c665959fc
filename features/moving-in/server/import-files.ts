// Where uploaded exports lie: a folder for each, the file as it came, and what was unpacked of it.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../../platform/server/site/site.ts';

const root = (site: Site): string => join(site.options.dataDirectory, 'imports', 'uploaded');

export const folderOf = (site: Site, importRunID: number): string => join(root(site), String(importRunID));

export const uploadOf = (site: Site, importRunID: number): string =>
  join(folderOf(site, importRunID), 'export');

export const unpackedOf = (site: Site, importRunID: number): string =>
  join(folderOf(site, importRunID), 'unpacked');

export function reportOf(site: Site, source: string): string {
  return join(site.options.dataDirectory, 'imports', `${source}.report.ndjson`);
}

export async function removeFiles(site: Site, importRunID: number): Promise<void> {
  await rm(folderOf(site, importRunID), { recursive: true, force: true });
}

export async function storedRunIDs(site: Site): Promise<number[]> {
  const names = await readdir(root(site)).catch(() => []);
  return names.filter((name) => /^\d+$/.test(name)).map(Number);
}

/** What may be written at all: undefined where the free space is not watched. */
export function freeBytesFor(site: Site): number | undefined {
  const { states } = site.freeSpace;
  if (states.length === 0) return undefined;
  return Math.max(0, Math.min(...states.map(({ freeBytes, wantedBytes }) => freeBytes - wantedBytes)));
}
