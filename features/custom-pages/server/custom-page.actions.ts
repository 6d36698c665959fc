// Making and changing custom pages, each with its layout in one transaction.

import { notFound } from '../../../platform/contract/errors.ts';
import { requireItems } from '../../../platform/contract/item-errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { addLayout, lockLayout, publishDocument, requireSound } from '../../layouts/server/layout.actions.ts';
import { placeOwnLayout, removeOwnLayout } from '../../layouts/server/layout-view.actions.ts';
import { removeLink } from '../../navigation/server/linked-records.ts';
import { type CustomPagePatch, type CustomPagePost, customPageError } from '../custom-pages.contract.ts';
import { customPageChanged, customPageDeleted, customPageMade } from '../custom-pages.events.ts';
import { customPageLayout } from '../layouts/custom-page.layout.ts';
import { keepLink, linkOf } from './custom-page.navigation.ts';
import { layoutOfText, preparedText, withText } from './page-text.ts';

const KIND = 'customPage';

export async function makeCustomPage(ctx: RequestContext, post: CustomPagePost): Promise<number> {
  requireFreeAddress(ctx, post.urlcode);
  requireOneContent(post);
  const text = post.text && (await preparedText(ctx, post.text));
  const {
    name = post.seoTitle.slice(0, 100),
    layout = text ? layoutOfText(text) : customPageLayout.layout,
    titleBar,
  } = post.layoutData ?? {};
  requireSound(ctx, { layoutViewType: KIND, layout, titleBar }, false);
  return refusingTakenAddress(() =>
    ctx.write(async (w) => {
      await requireRoles(w, post.roleIDs);
      const document = { name, layout, titleBar: titleBar ?? null };
      const layoutID = await addLayout(w, KIND, document, false);
      const row = await w.db.row<{ custom_page_id: number }>(sql`
        insert into custom_pages (seo_title, seo_description, urlcode, status, role_ids, layout_id, insert_user_id)
        values (${post.seoTitle}, ${post.seoDescription}, ${post.urlcode}, ${post.status}, ${post.roleIDs}, ${layoutID},
          ${w.viewer.userID})
        returning custom_page_id`);
      const customPageID = row?.custom_page_id ?? 0;
      await placeOwnLayout(w, layoutID, KIND, customPageID);
      if (post.isInNavigation) await keepLink(ctx, w, customPageID, { isInNavigation: true });
      await announce(w, customPageMade, customPageID);
      return customPageID;
    }),
  );
}

export async function changeCustomPage(
  ctx: RequestContext,
  customPageID: number,
  { layoutData, ...patch }: CustomPagePatch,
): Promise<void> {
  requireOneContent({ layoutData, text: patch.text });
  if (patch.urlcode !== undefined) requireFreeAddress(ctx, patch.urlcode);
  if (layoutData) requireSound(ctx, { layoutViewType: KIND, ...layoutData }, false);
  const text = patch.text && (await preparedText(ctx, patch.text));
  await refusingTakenAddress(() =>
    ctx.write(async (w) => {
      const { layoutID, title } = await lockPage(w, customPageID);
      await requireRoles(w, patch.roleIDs ?? []);
      await w.db.execute(sql`
        update custom_pages set
          seo_title = coalesce(${patch.seoTitle ?? null}, seo_title),
          seo_description = coalesce(${patch.seoDescription ?? null}, seo_description),
          urlcode = coalesce(${patch.urlcode ?? null}, urlcode),
          status = coalesce(${patch.status ?? null}, status),
          role_ids = coalesce(${patch.roleIDs ?? null}::int[], role_ids),
          date_updated = now(), update_user_id = ${w.viewer.userID}
        where custom_page_id = ${customPageID}`);
      if (layoutData || text) await changeContent(w, layoutID, { ...layoutData, text });
      await keepLink(ctx, w, customPageID, { isInNavigation: patch.isInNavigation, nameBefore: title });
      await announce(w, customPageChanged, customPageID);
    }),
  );
}

/** In the midst of what stands there already. */
async function changeContent(
  w: WriteContext,
  layoutID: number,
  { text, ...changed }: NonNullable<CustomPagePatch['layoutData']> & Pick<CustomPagePatch, 'text'>,
): Promise<void> {
  const before = await lockLayout(w, layoutID);
  const { name = before.name, layout = before.layout, titleBar = before.title_bar } = changed;
  await publishDocument(w, layoutID, { name, layout: text ? withText(layout, text) : layout, titleBar });
}

function requireOneContent({ layoutData, text }: Pick<CustomPagePatch, 'layoutData' | 'text'>): void {
  if (text && layoutData?.layout) throw customPageError('customPage.isArranged');
}

export async function deleteCustomPage(ctx: RequestContext, customPageID: number): Promise<void> {
  await ctx.write(async (w) => {
    const { layoutID } = await lockPage(w, customPageID);
    await removeLink(w, linkOf(customPageID));
    await w.db.execute(sql`delete from custom_pages where custom_page_id = ${customPageID}`);
    await removeOwnLayout(w, layoutID, KIND, customPageID);
    await announce(w, customPageDeleted, customPageID);
  });
}

async function lockPage(w: WriteContext, customPageID: number): Promise<{ layoutID: number; title: string }> {
  const row = await w.db.row<{ layout_id: number; seo_title: string }>(
    sql`select layout_id, seo_title from custom_pages where custom_page_id = ${customPageID} for update`,
  );
  if (!row) throw notFound('CustomPage');
  return { layoutID: row.layout_id, title: row.seo_title };
}

async function requireRoles(w: WriteContext, roleIDs: readonly number[]): Promise<void> {
  if (roleIDs.length === 0) return;
  const rows = await w.db.rows<{ role_id: number }>(
    sql`select role_id from roles where role_id = any(${[...roleIDs]})`,
  );
  const found = new Set(rows.map((row) => row.role_id));
  requireItems('roleIDs', roleIDs, (roleID) => found.has(roleID), 'names no role.');
}

/** Where pages of the product will be. */
const AWAITED = [
  'activity',
  'appearance',
  'assets',
  'dashboard',
  'kb',
  'log',
  'messages',
  'preferences',
  'setup',
];

function requireFreeAddress(ctx: RequestContext, urlcode: string): void {
  const first = urlcode.split('/')[1] ?? '';
  const { all } = ctx.site.features;
  const isDocument = all.some(({ documents = [] }) =>
    documents.some(({ path }) => path.split('/')[1] === first),
  );
  const isReserved = AWAITED.includes(first) || all.some(({ addresses = [] }) => addresses.includes(first));
  if (isReserved || isDocument) throw customPageError('customPage.urlcodeReserved');
}

async function refusingTakenAddress<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'custom_pages_urlcode')
      throw customPageError('customPage.urlcodeTaken');
    throw error;
  }
}

async function announce(
  w: WriteContext,
  event: typeof customPageChanged,
  customPageID: number,
): Promise<void> {
  await w.announce(event, { customPageID }, { invalidates: [cacheTag.layouts] });
}
