// What was requested of the page, done while the server stands still. It is written down beside the database, which is what
// changes: so it says what came of it whichever of the two there is afterwards.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Site } from '../../../../platform/server/site/site.ts';
import { PRIVATE_FILE } from '../../../../platform/server/storage/private-folder.ts';

const schema = z.object({
  /** A stored backup, or the open file of a site that was uploaded. */
  what: z.enum(['backup', 'export']),
  /** The backup's name, or the path of the file. */
  source: z.string(),
  /** As people know it. */
  title: z.string(),
  requestedBy: z.string(),
  dateRequested: z.iso.datetime(),
  dateEnded: z.iso.datetime().nullable(),
  status: z.enum(['requested', 'running', 'done', 'failed', 'interrupted']),
  problem: z.string().nullable(),
  /** Of what was there before; null where that was nothing. */
  backupBefore: z.string().nullable(),
  rows: z.number(),
  files: z.number(),
  /** Of the open file of a site, once it is in. */
  kinds: z.array(z.object({ kind: z.string(), count: z.number() })).default([]),
});
export type RequestedRestore = z.infer<typeof schema>;

const pathIn = (site: Site): string => join(site.options.dataDirectory, 'restore.json');

export async function storedRequest(site: Site): Promise<RequestedRestore | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(pathIn(site), 'utf8')));
  } catch {
    return undefined;
  }
}

export async function storeRequest(site: Site, request: RequestedRestore): Promise<void> {
  const path = pathIn(site);
  await writeFile(`${path}.new`, JSON.stringify(request, null, 2), { mode: PRIVATE_FILE });
  await rename(`${path}.new`, path);
}

export function newRequest(
  given: Pick<RequestedRestore, 'what' | 'source' | 'title' | 'requestedBy'>,
): RequestedRestore {
  return {
    ...given,
    dateRequested: new Date().toISOString(),
    dateEnded: null,
    status: 'requested',
    problem: null,
    backupBefore: null,
    rows: 0,
    files: 0,
    kinds: [],
  };
}

/** By then everybody has left, or nobody will. */
const BEGUN_WITHIN_MS = 60_000;

/** For a server that is up: whatever was under way was cut off, and took everything back. */
export function seenBySite(request: RequestedRestore): RequestedRestore {
  const age = Date.now() - Date.parse(request.dateRequested);
  const isCutOff = request.status === 'running' || (request.status === 'requested' && age > BEGUN_WITHIN_MS);
  return isCutOff ? { ...request, status: 'interrupted' } : request;
}

export function secondsOf({ dateRequested, dateEnded }: RequestedRestore): number {
  return dateEnded === null ? 0 : Math.round((Date.parse(dateEnded) - Date.parse(dateRequested)) / 1000);
}
