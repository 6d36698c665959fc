// Writing and publishing fragments. A revision is never overwritten: who has fetched it may cache it for ever.

import { notFound, validationProblem } from '../../../platform/contract/errors.ts';
import { requireItems } from '../../../platform/contract/item-errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { type FragmentPatch, type FragmentPost, fragmentError } from '../fragments.contract.ts';
import {
  fragmentCommitted,
  fragmentDeleted,
  fragmentDraftDeleted,
  fragmentDrafted,
} from '../fragments.events.ts';
import { filesOf } from './fragment.present.ts';
import { type FragmentCodeRow, findFragmentRow } from './fragment.queries.ts';
import { codeErrors } from './fragment-code.ts';

type Commit = { commitMessage?: string | undefined; commitDescription?: string | undefined };

interface Revision {
  name: string;
  js: string;
  jsRaw: string;
  css: string;
  previewData: unknown[];
  mediaIDs: number[];
  customSchema: Record<string, unknown> | null;
}

export async function makeFragment(ctx: RequestContext, post: FragmentPost): Promise<string> {
  requireSoundCode(post);
  const mediaIDs = await requireFiles(ctx, post.files);
  return ctx.write(async (w) => {
    const row = await w.db.row<{ fragment_uuid: string }>(sql`
      insert into fragments (fragment_type, insert_user_id) values (${post.fragmentType}, ${w.viewer.userID})
      returning fragment_uuid`);
    const fragmentUUID = row?.fragment_uuid ?? '';
    const { name, js, jsRaw, css, previewData, customSchema = null } = post;
    await addRevision(w, fragmentUUID, { name, js, jsRaw, css, previewData, mediaIDs, customSchema }, post);
    return fragmentUUID;
  });
}

/** Begins where the newest revision is. */
export async function writeDraft(
  ctx: RequestContext,
  fragmentUUID: string,
  patch: FragmentPatch,
): Promise<void> {
  requireSoundCode({ js: patch.js, css: patch.css ?? undefined });
  const mediaIDs = patch.files && (await requireFiles(ctx, patch.files));
  await ctx.write(async (w) => {
    const before = await lockFragment(w, fragmentUUID);
    await addRevision(
      w,
      fragmentUUID,
      {
        name: patch.name ?? before.name,
        js: patch.js ?? before.js,
        jsRaw: patch.jsRaw ?? before.js_raw,
        css: patch.css === null ? '' : (patch.css ?? before.css),
        previewData: patch.previewData ?? before.preview_data,
        mediaIDs: mediaIDs ?? before.media_ids,
        customSchema: patch.customSchema ?? before.custom_schema,
      },
      patch,
    );
  });
}

export async function commitDraft(
  ctx: RequestContext,
  fragmentUUID: string,
  { fragmentRevisionUUID, ...commit }: { fragmentRevisionUUID: string } & Commit,
): Promise<void> {
  await ctx.write(async (w) => {
    await lockFragment(w, fragmentUUID);
    const row = await findFragmentRow(w.db, fragmentUUID, { fragmentRevisionUUID });
    if (!row) throw notFound('Revision');
    if (row.status !== 'draft') throw fragmentError('fragment.notCommittable');
    await retire(w, fragmentUUID, 'active');
    await w.db.execute(sql`
      update fragment_revisions set status = 'active', commit_message = ${commit.commitMessage ?? null},
        commit_description = ${commit.commitDescription ?? null}
      where fragment_revision_uuid = ${fragmentRevisionUUID}`);
    await announce(w, fragmentCommitted, fragmentUUID, fragmentRevisionUUID);
  });
}

export async function deleteFragment(
  ctx: RequestContext,
  fragmentUUID: string,
  fragmentRevisionUUID: string | undefined,
): Promise<void> {
  await ctx.write(async (w) => {
    await lockFragment(w, fragmentUUID);
    if (fragmentRevisionUUID === undefined) {
      await w.db.execute(sql`delete from fragments where fragment_uuid = ${fragmentUUID}`);
      await announce(w, fragmentDeleted, fragmentUUID);
      return;
    }
    const row = await findFragmentRow(w.db, fragmentUUID, { fragmentRevisionUUID });
    if (!row) throw notFound('Revision');
    if (row.status !== 'draft') throw fragmentError('fragment.notADraft');
    await w.db.execute(sql`
      delete from fragment_revisions where fragment_revision_uuid = ${fragmentRevisionUUID}`);
    // What was never anything but this draft goes with it.
    await w.db.execute(sql`
      delete from fragments f where fragment_uuid = ${fragmentUUID}
        and not exists (select from fragment_revisions r where r.fragment_uuid = f.fragment_uuid)`);
    await announce(w, fragmentDraftDeleted, fragmentUUID, fragmentRevisionUUID);
  });
}

export async function acceptDisclosure(ctx: RequestContext, didAccept: boolean): Promise<void> {
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    await w.db.execute(
      didAccept
        ? sql`insert into fragment_disclosures (user_id) values (${userID}) on conflict do nothing`
        : sql`delete from fragment_disclosures where user_id = ${userID}`,
    );
  });
}

/** Whoever writes a fragment waits for whoever writes it already. */
async function lockFragment(w: WriteContext, fragmentUUID: string): Promise<FragmentCodeRow> {
  await w.db.row(sql`select from fragments where fragment_uuid = ${fragmentUUID} for update`);
  const row = await findFragmentRow(w.db, fragmentUUID, 'latest');
  if (!row) throw notFound('Fragment');
  return row;
}

/** Committed at once where it says what for; otherwise the draft, in place of the one before. */
async function addRevision(w: WriteContext, fragmentUUID: string, revision: Revision, commit: Commit) {
  const status = commit.commitMessage === undefined ? 'draft' : 'active';
  await retire(w, fragmentUUID, status);
  const { name, js, jsRaw, css, previewData, mediaIDs, customSchema } = revision;
  const row = await w.db.row<{ fragment_revision_uuid: string }>(sql`
    insert into fragment_revisions (fragment_uuid, name, status, js, js_raw, css, preview_data, media_ids,
      custom_schema, commit_message, commit_description, revision_insert_user_id)
    values (${fragmentUUID}, ${name}, ${status}, ${js}, ${jsRaw}, ${css}, ${JSON.stringify(previewData)}, ${mediaIDs},
      ${customSchema && JSON.stringify(customSchema)}, ${commit.commitMessage ?? null},
      ${commit.commitDescription ?? null}, ${w.viewer.userID})
    returning fragment_revision_uuid`);
  await announce(
    w,
    status === 'active' ? fragmentCommitted : fragmentDrafted,
    fragmentUUID,
    row?.fragment_revision_uuid,
  );
}

/** A draft makes way for the next one, unseen; what was active is remembered. */
async function retire(w: WriteContext, fragmentUUID: string, status: 'draft' | 'active'): Promise<void> {
  await w.db.execute(
    status === 'draft'
      ? sql`delete from fragment_revisions where fragment_uuid = ${fragmentUUID} and status = 'draft'`
      : sql`update fragment_revisions set status = 'past-revision'
          where fragment_uuid = ${fragmentUUID} and status = 'active'`,
  );
}

/** Drafts stand on no page. */
const SHOWN = new Set([fragmentCommitted, fragmentDeleted]);

async function announce(
  w: WriteContext,
  event: typeof fragmentCommitted,
  fragmentUUID: string,
  fragmentRevisionUUID?: string,
) {
  const invalidates = SHOWN.has(event) ? [cacheTag.layouts] : [];
  await w.announce(event, { fragmentUUID, fragmentRevisionUUID }, { invalidates });
}

function requireSoundCode(code: Parameters<typeof codeErrors>[0]): void {
  const errors = codeErrors(code);
  if (errors.length > 0) throw validationProblem(errors);
}

async function requireFiles(ctx: RequestContext, files: readonly { mediaID: number }[]): Promise<number[]> {
  const mediaIDs = [...new Set(files.map(({ mediaID }) => mediaID))];
  const found = await filesOf(ctx, mediaIDs);
  const foundIDs = new Set(found.map(({ media_id }) => media_id));
  requireItems('files', files, ({ mediaID }) => foundIDs.has(mediaID), 'names a file that is not there.');
  return mediaIDs;
}
