import { notFound } from '../../../platform/contract/errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { RENDERER_VERSION, type RenderedBody } from '../../../platform/server/content/render-body.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { type PreparedBody, renderGiven } from '../../mentions/server/prepared-body.ts';
import type { ProfileField } from '../../profile-fields/profile-fields.contract.ts';
import { localFields } from '../../profile-fields/server/profile-field.local.ts';
import { seesField } from '../../profile-fields/server/profile-field.policy.ts';
import { checkedProfileValues } from '../../users/server/profile-values.ts';
import { userEdited } from '../../users/users.events.ts';
import { profileTextWritten } from '../profile-texts.events.ts';
import { isLong } from './profile-text.queries.ts';

export interface Writing {
  userID: number;
  apiName: string;
  source: string;
  format: string;
}

/** Whether there is such a field for this viewer, of whatever kind. */
export async function requireKnownField(ctx: RequestContext, apiName: string): Promise<ProfileField> {
  const fields = await localFields(ctx);
  const field = fields.find((each) => each.apiName === apiName);
  if (!field?.enabled || !seesField(ctx, field)) throw notFound('Profile field');
  return field;
}

/** Whether the field may be set, and how long it may be, is the rule of its value. Answers its words. */
export async function writeProfileText(ctx: RequestContext, writing: Writing): Promise<string> {
  const { userID, apiName } = writing;
  if (!isLong(await requireKnownField(ctx, apiName))) throw notFound('Profile field');
  // As editors have it where nothing is written.
  const isCleared = writing.source.trim() === '';
  const made = isCleared ? undefined : await renderGiven(ctx, writing.source, writing.format);
  const words = made ? wordsOf(made.rendered) : '';
  const value = await checkedProfileValues(ctx, { [apiName]: words }, { kind: 'editing', userID });
  await ctx.write(async (w) => {
    await value.store(w, userID);
    if (made && words !== '') await storeText(w, { userID, apiName, words }, made.body);
    await w.announce(userEdited, { userID }, { invalidates: [cacheTag.user(userID), cacheTag.users] });
  });
  return words;
}

/** Of a picture alone, what is in it. */
function wordsOf({ isEmpty, text, image }: RenderedBody): string {
  if (isEmpty) return '';
  return text.trim() || image?.alt.trim() || '…';
}

type Stored = Pick<Writing, 'userID' | 'apiName'> & { words: string };

async function storeText(
  w: WriteContext,
  { userID, apiName, words }: Stored,
  body: PreparedBody,
): Promise<void> {
  const row = await w.db.row<{ profile_text_id: number }>(sql`
    insert into profile_texts (user_id, api_name, words, body, format, body_html, renderer_version)
    values (${userID}, ${apiName}, ${words}, ${body.source}, ${body.format}, ${body.html}, ${RENDERER_VERSION})
    on conflict (user_id, api_name) do update set words = excluded.words, body = excluded.body,
      format = excluded.format, body_html = excluded.body_html, renderer_version = excluded.renderer_version,
      date_updated = now()
    returning profile_text_id`);
  if (!row) return;
  const { profile_text_id: profileTextID } = row;
  await w.announce(profileTextWritten, { profileTextID, userID, actorUserID: w.viewer.userID });
}
