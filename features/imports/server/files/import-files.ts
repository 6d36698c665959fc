// Pictures and attachments of imported posts come into the media library where the given folder has them. What it has
// not stays a link to where it was, and is listed.
import { sql } from '../../../../platform/server/db/sql.ts';
import { attachBodyMedia } from '../../../media/server/attach-media.ts';
import { rewriteLinks } from '../../convert/rewrite-links.ts';
import { type ChangedPost, storePosts } from '../finish/store-posts.ts';
import type { ImportRun } from '../import-run.ts';
import { addressOfShort, fileOfAddress, type SourceFiles } from './source-files.ts';
import { memberViewer, storeFile } from './store-file.ts';

const BATCH = 500;
const PATTERN = 'upload://|/uploads/|/original/|/optimized/|i[.]stack[.]imgur[.]com/|i[.]sstatic[.]net/';

const POSTS = [
  { recordType: 'discussion', table: 'discussions', kinds: ['topics', 'questions'] },
  { recordType: 'comment', table: 'comments', kinds: ['posts', 'answers', 'comments'] },
] as const;

interface ShowingPost {
  id: number;
  body: string;
  format: string;
  insert_user_id: number;
}

interface Note {
  id: number;
  note: string;
}

export async function importFiles(run: ImportRun, files: SourceFiles | undefined): Promise<void> {
  for (const { recordType, table, kinds } of POSTS) {
    for (let lastID = 0, count = 0; ; ) {
      const id = sql.raw(`${recordType}_id`);
      const posts = await run.db.rows<ShowingPost>(sql`
        select ${id} as id, body, format, insert_user_id from ${sql.raw(table)} p
        where ${id} > ${lastID} and body ~ ${PATTERN} and ${id} in (
          select record_id from imported_records where source = ${run.source} and kind = any(${[...kinds]}))
        order by 1 limit ${sql.integer(BATCH)}`);
      const last = posts.at(-1);
      if (!last) break;
      lastID = last.id;
      count += posts.length;
      run.out.progress(`Bringing files: ${count.toLocaleString('en')} ${table}`);
      const notes: Note[] = [];
      for (const post of posts) notes.push(...(await importFilesOf(run, files, recordType, post)));
      if (notes.length > 0)
        await run.batch(async (_tx, outcome) => {
          for (const { id, note } of notes) outcome.note('files', `${recordType} ${id}`, note);
        });
    }
  }
}

async function importFilesOf(
  run: ImportRun,
  files: SourceFiles | undefined,
  recordType: 'discussion' | 'comment',
  post: ShowingPost,
): Promise<Note[]> {
  const urls = new Set<string>();
  rewriteLinks(post.body, post.format, (url) => {
    urls.add(url);
    return null;
  });
  const targets = new Map<string, string>();
  const notes: string[] = [];
  for (const url of urls) {
    const name = isOurs(url) ? undefined : fileOfAddress(url);
    if (!name) continue;
    const path = files?.find(name);
    const taken = path === undefined ? undefined : await storeFile(run, path, post.insert_user_id);
    if (taken && 'path' in taken) targets.set(url, taken.path);
    else {
      const short = addressOfShort(url, run.source);
      if (short !== undefined) targets.set(url, short);
      notes.push(`${short ?? url}: ${taken ? taken.problem : 'it is not among the files given'}`);
    }
  }
  const source = rewriteLinks(post.body, post.format, (url, isBare) => {
    const target = targets.get(url);
    return target === undefined ? null : isBare && target.startsWith('/') ? run.site.url + target : target;
  });
  const remarks = notes.map((note) => ({ id: post.id, note }));
  if (source === post.body) return remarks;
  const format = post.format === 'html' ? 'html' : 'markdown';
  const changed: ChangedPost = { id: post.id, before: post.body, source, format };
  const viewer = await memberViewer(run, post.insert_user_id);
  await run.batch(async (tx, outcome) => {
    outcome.hasChanges = true;
    const [html] = await storePosts(run, tx, recordType, [changed]);
    const w = run.site.writeContext(tx, viewer, 'en');
    await attachBodyMedia(w, { recordType, recordID: post.id }, html ?? '');
  });
  return remarks;
}

/** Files that were imported before. */
function isOurs(url: string): boolean {
  return /(?:^|\/\/[^/]+)\/uploads\/media\//.test(url);
}
