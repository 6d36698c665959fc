// Members for tests, signed in for real.
import { makeContext } from '../../../../platform/server/http/context.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import type { RoleType } from '../../../roles/roles.contract.ts';
import { roleIDsOfType } from '../../../roles/server/role.queries.ts';
import { addMember } from '../member.actions.ts';
import { hashPassword } from '../password.ts';

export const PASSWORD = 'amber kettle 47 lantern';

export interface TestMember {
  client: TestClient;
  userID: number;
  name: string;
  email: string;
}

let hashed: Promise<string> | undefined;

/** `administrator` has the role and the flag. */
export async function signedIn(test: TestSite, name: string, role: RoleType = 'member'): Promise<TestMember> {
  hashed ??= hashPassword(PASSWORD);
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
