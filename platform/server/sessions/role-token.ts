// A role token lets a page elsewhere read what a set of roles may read, for two minutes, as nobody in particular.
import { jwtVerify, SignJWT } from 'jose';
import type { Database } from '../db/database.ts';
import { permissionSetOf, type RoleRegistry } from '../permissions/permission-sets.ts';
import { secretKey } from '../secrets/secret-keys.ts';
import { AUDIENCE_USER_ID, Viewer } from './viewer.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'roles';
export const ROLE_TOKEN_SECONDS = 120;

export async function makeRoleToken(
  database: Database,
  roleIDs: readonly number[],
): Promise<{ roleToken: string; expires: Date }> {
  const seconds = Math.floor(Date.now() / 1000) + ROLE_TOKEN_SECONDS;
  const roleToken = await new SignJWT({ roleIDs: [...roleIDs] })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(seconds)
    .sign(await secretKey(database, 'role-tokens'));
  return { roleToken, expires: new Date(seconds * 1000) };
}

/** Undefined where it was not made here, was changed, or has ended. */
export async function viewerOfRoleToken(
  database: Database,
  registry: RoleRegistry,
  token: string,
): Promise<Viewer | undefined> {
  const roleIDs = await readRoleIDs(database, token);
  return (
    roleIDs &&
    new Viewer({
      userID: AUDIENCE_USER_ID,
      name: '',
      roleIDs,
      permissions: permissionSetOf(registry, roleIDs, false),
      via: 'roleToken',
    })
  );
}

async function readRoleIDs(database: Database, token: string): Promise<number[] | undefined> {
  const key = await secretKey(database, 'role-tokens');
  try {
    const options = { algorithms: [ALGORITHM], audience: AUDIENCE, requiredClaims: ['exp'] };
    const { payload } = await jwtVerify(token, key, options);
    const { roleIDs } = payload;
    return Array.isArray(roleIDs) && roleIDs.every(Number.isInteger) ? roleIDs : undefined;
  } catch {
    // Whatever is wrong with it, it opens nothing.
    return undefined;
  }
}
