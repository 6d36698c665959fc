// A small community for tests: people, a public and a private category.
import { filledTestSite } from '../../../../app/testing/test-site.ts';
import type { PageRoute } from '../../../../platform/contract/page.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { Feature } from '../../../../platform/server/feature/feature.ts';
import type { RenderPage } from '../../../../platform/server/pages/make-page.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { CATEGORY_PERMISSIONS } from '../../../roles/testing/permission-names.ts';
import {
  backAgain,
  signedIn,
  signedInMember,
  type TestMember,
} from '../../../users/server/testing/members.ts';

export interface Community extends TestSite {
  admin: TestMember;
  moderator: TestMember;
  member: TestMember;
  other: TestMember;
  /** Seen by moderators and administrators alone. */
  privateCategoryID: number;
}

export interface CommunityOptions {
  withJobs?: boolean;
  renderPage?: RenderPage;
  /** Of a test's own, beside those of the product. */
  moreFeatures?: readonly Feature[];
  pageRoutes?: readonly PageRoute[];
}

export async function community(options: CommunityOptions = {}): Promise<Community> {
  const { test, made } = await filledTestSite('community', settle, options);
  const { privateCategoryID, admin, moderator, member, other } = made;
  return Object.assign(test, {
    admin: backAgain(test, admin),
    moderator: backAgain(test, moderator),
    member: backAgain(test, member),
    other: backAgain(test, other),
    privateCategoryID,
  });
}

async function settle(test: TestSite) {
  const admin = await signedIn(test, 'Adelina', 'administrator');
  const moderator = await signedIn(test, 'Modesto', 'moderator');
  const member = await signedIn(test, 'Melba', 'member');
  const other = await signedIn(test, 'Otto', 'member');
  const privateCategoryID = await privateCategory(admin.client, 'Back room', 'back-room');
  await asLaterOn(test);
  return {
    admin: signedInMember(admin),
    moderator: signedInMember(moderator),
    member: signedInMember(member),
    other: signedInMember(other),
    privateCategoryID,
  };
}

/** It begins closed; moderators are let in, with all they may do elsewhere. */
export async function privateCategory(
  admin: TestClient,
  name: string,
  urlcode: string,
  post: Record<string, unknown> = {},
): Promise<number> {
  const made = await admin.post('/categories', { name, urlcode, customPermissions: true, ...post });
  if (made.status !== 201) throw new Error(`POST /categories answered ${made.status}: ${made.text}`);
  const { categoryID } = made.body;
  await letIn(admin, MODERATOR, categoryID, CATEGORY_PERMISSIONS);
  return categoryID;
}

const MODERATOR = 32;

export async function letIn(
  admin: TestClient,
  roleID: number,
  categoryID: number,
  names: readonly string[] = ['discussions.view'],
): Promise<void> {
  const permissions = Object.fromEntries(names.map((name) => [name, true]));
  const { status, text } = await admin.patch(`/roles/${roleID}/permissions`, [
    { type: 'category', id: categoryID, permissions },
  ]);
  if (status !== 200) throw new Error(`PATCH /roles/${roleID}/permissions answered ${status}: ${text}`);
}

/** Reports are off on a new site, and its home page begins with first steps: nearly all that is tested has nothing to do with that. */
async function asLaterOn(test: TestSite): Promise<void> {
  await test.site.database.execute(
    sql`insert into config_values (key, value) values ('escalations.enabled', 'true'), ('firstSteps.isHidden', 'true')`,
  );
  test.site.invalidate(['config']);
}

/** Members are held to flood limits; tests that post much switch them off. */
export async function withoutFloodLimits(test: TestSite): Promise<void> {
  await test.site.database.execute(sql`
    insert into config_values (key, value) values ('vanilla.discussion.spamCount', '0'), ('vanilla.comment.spamCount', '0')
    on conflict (key) do update set value = excluded.value`);
  test.site.invalidate(['config']);
}

export async function discussionBy(
  client: TestClient,
  post: Record<string, unknown> = {},
): Promise<{ discussionID: number; name: string; url: string; [field: string]: unknown }> {
  const { body, status, text } = await client.post('/discussions', {
    name: 'How do bees find their way?',
    body: `They dance. ${Math.random()}`,
    format: 'markdown',
    categoryID: 1,
    ...post,
  });
  if (status !== 201) throw new Error(`POST /discussions answered ${status}: ${text}`);
  return body;
}
