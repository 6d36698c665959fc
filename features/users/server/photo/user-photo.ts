// Avatars: of every upload a small square for beside posts and a large one for the profile, by one name.
import { randomBytes } from 'node:crypto';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../../platform/server/feature/operations.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import type { ReceivedFile } from '../../../../platform/server/http/input/receive-form.ts';
import { squareCrops } from '../../../../platform/server/images/images.ts';
import { photoError } from '../../photos.contract.ts';
import { userEdited } from '../../users.events.ts';
import { photoUrl } from '../user.address.ts';
import type { UserRow } from '../user.queries.ts';

const PROFILE_SIZE = 560;
const THUMBNAIL_SIZE = 200;

export const REMOVE_PHOTO_JOB = 'users.removePhoto';

/** Of an uploaded avatar, stored as the path of its small square; nothing for pictures that lie elsewhere. */
export function photoFiles(photo: string): string[] {
  const path = /^\/uploads\/(userpics\/[\w-]+\/)n([\w.-]+)$/.exec(photo);
  return path ? [`${path[1]}n${path[2]}`, `${path[1]}p${path[2]}`] : [];
}

export async function setPhoto(ctx: RequestContext, user: UserRow, file: ReceivedFile): Promise<string> {
  const [profile, thumbnail] = await squareCrops(file, [PROFILE_SIZE, THUMBNAIL_SIZE]);
  if (!profile || !thumbnail) throw new Error('A picture was cut into fewer squares than asked for.');
  const random = randomBytes(12).toString('hex');
  const photo = `/uploads/userpics/${random.slice(0, 3)}/n${random.slice(3)}.${thumbnail.extension}`;
  const [thumbnailKey = '', profileKey = ''] = photoFiles(photo);
  await ctx.site.blobs.put(thumbnailKey, thumbnail.content);
  await ctx.site.blobs.put(profileKey, profile.content);
  const stored = await storePhoto(ctx, user, photo);
  // The same call, sent again, was made before with files of its own.
  if (stored !== photo) for (const key of photoFiles(photo)) await ctx.site.blobs.remove(key);
  return photoUrl(ctx.site.url, stored);
}

export async function removePhoto(ctx: RequestContext, user: UserRow): Promise<void> {
  if (user.photo_url === null) throw photoError('photo.none');
  await storePhoto(ctx, user, null);
}

/** Answers what the call stored, now or when it was made before. */
async function storePhoto<Photo extends string | null>(
  ctx: RequestContext,
  user: UserRow,
  photo: Photo,
): Promise<Photo> {
  return ctx.write(async (w) => {
    await w.db.execute(sql`
      update users set photo_url = ${photo}, date_updated = now() where user_id = ${user.user_id}`);
    await forgetPhotoFiles(w, user.photo_url);
    await w.announce(
      userEdited,
      { userID: user.user_id },
      { invalidates: [cacheTag.user(user.user_id), cacheTag.users] },
    );
    return photo;
  });
}

/** Call where an avatar is replaced: its files go after the commit. */
export async function forgetPhotoFiles(w: WriteContext, photo: string | null): Promise<void> {
  if (photo !== null && photoFiles(photo).length > 0) await w.enqueue(REMOVE_PHOTO_JOB, { photo });
}

/** Other users of the same picture keep it. */
export const removePhotoFiles: SiteJob = async (site, payload) => {
  const photo = String(payload.photo);
  if (await site.database.row(sql`select 1 from users where photo_url = ${photo} limit 1`)) return;
  for (const key of photoFiles(photo)) await site.blobs.remove(key);
};
