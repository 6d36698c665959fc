// Members for tests, signed in for real.
import { type Algorithm, hash } from '@node-rs/argon2';
import { makeContext } from '../../../../platform/server/http/context.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import type { RoleType } from '../../../roles/roles.contract.ts';
import { roleIDsOfType } from '../../../roles/server/role.queries.ts';
import { addMember } from '../manage/member.actions.ts';

export const PASSWORD = 'amber kettle 47 lantern';

export interface TestMember {
  client: TestClient;
  userID: number;
  name: string;
  email: string;
}

// `Algorithm` is a const enum the compiler may not inline here. A hash says itself what it takes to check it: hundreds of
// members sign in, and only who registers is given the product's own.
const CHEAP = { algorithm: 2 as Algorithm, memoryCost: 8, timeCost: 1, parallelism: 1 };
let hashed: Promise<string> | undefined;

/** `administrator` has the role and the flag. */
export async function signedIn(test: TestSite, name: string, role: RoleType = 'member'): Promise<TestMember> {
  hashed ??= hash(PASSWORD, CHEAP);
  const passwordHash = await hashed;
  const email = `${name.toLowerCase()}@example.org`;
  const ctx = await makeContext(test.site, systemViewer());
  const userID = await ctx.write(async (w) =>
    addMember(w, {
      name,
      email,
      passwordHash,
      isEmailConfirmed: true,
      isAdministrator: role === 'administrator',
      roleIDs: await roleIDsOfType(w.db, role),
    }),
  );
  return { client: await test.client().signIn(name, PASSWORD), userID, name, email };
}

export type SignedInMember = Omit<TestMember, 'client'> & { cookies: TestClient['cookies'] };

/** Who was signed in on a site, for a copy of it. */
export function signedInMember({ client, ...who }: TestMember): SignedInMember {
  return { ...who, cookies: client.cookies };
}

export function backAgain(test: TestSite, { cookies, ...who }: SignedInMember): TestMember {
  return { ...who, client: test.client().takeCookies(cookies) };
}
