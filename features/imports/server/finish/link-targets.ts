// Where links of the old site lead now.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { ImportRun } from '../import-run.ts';
import type { OldPath } from '../old-path.ts';
import { type Audience, type RecordReference, recordPaths } from '../record-paths.ts';
import type { OldAddress } from './old-address.ts';

/** Paths of ours by the old address as it was written. */
export type LinkTargets = ReadonlyMap<string, string>;

type Kind = { kind: string; recordType: RecordReference['recordType'] };

/** What an id under each of the old site's folders is. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  t: [{ kind: 'topics', recordType: 'discussion' }],
  p: [
    { kind: 'posts', recordType: 'comment' },
    { kind: 'opening posts', recordType: 'discussion' },
  ],
  u: [{ kind: 'usernames', recordType: 'user' }],
  users: [{ kind: 'users', recordType: 'user' }],
  q: [
    { kind: 'questions', recordType: 'discussion' },
    { kind: 'answers', recordType: 'comment' },
  ],
  a: [
    { kind: 'answers', recordType: 'comment' },
    { kind: 'questions', recordType: 'discussion' },
  ],
};

export async function linkTargets(
  run: ImportRun,
  address: OldAddress,
  urls: readonly string[],
  audience: Audience,
): Promise<LinkTargets> {
  const references = new Map<string, RecordReference>();
  const read = [...new Set(urls)].flatMap((url) => {
    const path = address.read(url);
    const [, folder = '', id = ''] = /^\/([a-z]+)\/(.+)$/.exec(path?.key ?? '') ?? [];
    return path ? [{ url, path, folder, id }] : [];
  });
  for (const [folder, links] of Map.groupBy(read, (each) => each.folder)) {
    for (const { kind, recordType } of (KINDS[folder] ?? []).toReversed()) {
      const found = await run.ids.find(
        run.db,
        kind,
        links.map((link) => link.id),
      );
      for (const { url, path, id } of links) {
        const recordID = found.get(id);
        if (recordID === undefined) continue;
        references.set(url, {
          recordType,
          recordID,
          ...(path.number !== undefined && { number: path.number }),
        });
      }
    }
  }
  const shared = read.filter(({ url }) => !references.has(url));
  for (const [url, reference] of await sharedPaths(run, shared)) references.set(url, reference);
  const paths = await recordPaths(run.db, [...references.values()], audience);
  const targets = new Map<string, string>();
  for (const url of new Set(urls)) {
    const reference = references.get(url);
    const target = (reference && paths.get(reference)) ?? address.original(url);
    if (target !== undefined) targets.set(url, target);
  }
  return targets;
}

function keysOf({ key, others = [] }: OldPath): string[] {
  return [key, ...others];
}

/** Categories and tags are known by their path alone. */
async function sharedPaths(
  run: ImportRun,
  links: readonly { url: string; path: OldPath; folder: string }[],
): Promise<[string, RecordReference][]> {
  const requested = links.filter(({ folder }) => !Object.hasOwn(KINDS, folder));
  if (requested.length === 0) return [];
  const rows = await run.db.rows<{
    path: string;
    record_type: RecordReference['recordType'];
    record_id: number;
  }>(sql`
    select path, record_type, record_id from old_paths where path = any(${requested.flatMap(({ path }) => keysOf(path))})`);
  const byPath = new Map(rows.map((row) => [row.path, row]));
  return requested.flatMap(({ url, path }) => {
    const row = keysOf(path)
      .map((key) => byPath.get(key))
      .find((each) => each !== undefined);
    return row ? [[url, { recordType: row.record_type, recordID: row.record_id }]] : [];
  });
}
