// People as they stand beside what they wrote: at most one statement for all of them.

import { isDeepStrictEqual } from 'node:util';
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { cachedRows, type RowKind } from '../../../platform/server/cache/cached-rows.ts';
import { getOrCreate } from '../../../platform/server/cache/get-or-create.ts';
import { immutable, Memoized } from '../../../platform/server/cache/immutable.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { detailsBesidePosts } from '../../../platform/server/http/responses/people-expands.ts';
import { type LabelsBeside, labelsBeside } from '../../../platform/server/places/member-labels.ts';
import type { UserFragment } from '../users.contract.ts';
import { photoUrl, profilePath } from './user.address.ts';
import { isRestricted } from './user.policy.ts';
import { labelsOf } from './user.present.ts';

interface FragmentRow {
  user_id: number;
  name: string;
  title: string | null;
  photo_url: string | null;
  banned: number;
  is_private: boolean;
  is_deleted: boolean;
  date_last_active: string | null;
}

const nobody = { userID: 0, url: '', photoUrl: '', dateLastActive: null, banned: 0, private: false };

export const unknownUserFragment: UserFragment = { ...nobody, name: 'Unknown User' };

interface Nobodies {
  unknown: UserFragment;
  guest: UserFragment;
  /** Who is gone is a person no more: the posts alone say by their own ids which are of the same author. */
  deleted: UserFragment;
}

/** By language: the same objects each time, by which caches recognize them. */
const nobodiesByLanguage = new WeakMap<Translator, Nobodies>();

/** Those who are nobody in particular, in the language of the reader. */
export function nobodies({ translator }: Pick<RequestContext, 'translator'>): Nobodies {
  return getOrCreate(nobodiesByLanguage, translator, () => {
    const { t } = translator;
    return {
      unknown: { ...nobody, name: t('Unknown User') },
      guest: { ...nobody, name: t('Guest') },
      deleted: { ...nobody, name: t('User Deleted'), ...labelsOf(t('Removed User')) },
    };
  });
}

const fragmentRows: RowKind<FragmentRow> = {
  name: 'user fragment',
  idOf: (row) => row.user_id,
  tagsOf: (row) => [cacheTag.user(row.user_id)],
  read: (ctx, ids) =>
    ctx.db.rows<FragmentRow>(sql`
      select user_id, name, title, photo_url, banned, is_private, date_deleted is not null as is_deleted,
        date_last_active
      from users where user_id = ${sql.anyOf(ids)}`),
};

/** Answers a fragment for every id asked for. */
export async function userFragments(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<Map<number, UserFragment>> {
  const wanted = [...new Set(ids)];
  const rows = await cachedRows(
    ctx,
    fragmentRows,
    wanted.filter((id) => id > 0),
  );
  const shown = rows.filter((row) => !row.is_deleted && !isRestricted(ctx, row));
  const labels = await labelsBeside(
    ctx,
    'post',
    shown.map(({ user_id: userID, title }) => ({ userID, title })),
  );
  const fragments = new Map(rows.map((row) => [row.user_id, withLabels(present(ctx, row), labels)]));
  for (const id of wanted) {
    if (id > 0) ctx.cacheTags.add(cacheTag.user(id));
    if (!fragments.has(id)) fragments.set(id, id === 0 ? nobodies(ctx).guest : nobodies(ctx).unknown);
  }
  return fragments;
}

/** The same with what else is read beside posts: the signatures of their authors. */
export async function authorFragments(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<Map<number, UserFragment>> {
  const fragments = await userFragments(ctx, ids);
  const shown = [...fragments.keys()].filter((id) => id > 0);
  for (const [userID, details] of await detailsBesidePosts(ctx, shown)) {
    const fragment = fragments.get(userID);
    const facts = Object.entries(details).flat();
    if (fragment?.userID === userID)
      fragments.set(
        userID,
        detailed.of(fragment, facts, () => ({ ...fragment, ...details })),
      );
  }
  return fragments;
}

const detailed = new Memoized<UserFragment, UserFragment>();

/** Most people have none. Who has the same as before stays the same object, by which caches recognize it. */
function withLabels(fragment: UserFragment, { all, label }: LabelsBeside): UserFragment {
  const own = all.get(fragment.userID);
  if (!own) return fragment;
  const before = labelled.get(fragment);
  const named = labelsOf(fragment.title ?? null, label.get(fragment.userID));
  if (before && before.labelHtml === named.labelHtml && isDeepStrictEqual(before.labels, own)) return before;
  const known = immutable({ ...fragment, ...named, labels: own });
  labelled.set(fragment, known);
  return known;
}

const labelled = new WeakMap<UserFragment, UserFragment>();

/** Rows are cached, and most people are the same to everybody. */
const presented = new WeakMap<FragmentRow, UserFragment>();

function present(ctx: RequestContext, row: FragmentRow): UserFragment {
  if (row.is_deleted) return nobodies(ctx).deleted;
  if (isRestricted(ctx, row)) return fragmentOf(ctx, row, true);
  const known = presented.get(row) ?? immutable(fragmentOf(ctx, row, false));
  presented.set(row, known);
  return known;
}

function fragmentOf(ctx: RequestContext, row: FragmentRow, isHidden: boolean): UserFragment {
  return {
    userID: row.user_id,
    name: row.name,
    ...(row.title && !isHidden && { title: row.title, ...labelsOf(row.title) }),
    url: ctx.url(profilePath(row.name)),
    photoUrl: photoUrl(ctx.site.url, row.photo_url),
    dateLastActive: isHidden ? null : row.date_last_active,
    banned: row.banned,
    private: row.is_private,
  };
}
