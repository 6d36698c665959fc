// Members from the command line, for whoever runs the site.
import { DomainError } from '../../../../platform/contract/errors.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import {
  type Command,
  type CommandArguments,
  CommandProblem,
} from '../../../../platform/server/feature/operations.ts';
import { makeContext, type RequestContext } from '../../../../platform/server/http/context.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import type { RoleType } from '../../../roles/roles.contract.ts';
import { assignRoles } from '../../../roles/server/role.actions.ts';
import { roleIDsOfType } from '../../../roles/server/role.queries.ts';
import { userEdited } from '../../users.events.ts';
import { revokeOneTimeKeys } from '../credentials/one-time-keys.ts';
import { hashPassword, passwordProblem } from '../credentials/password.ts';
import { addToken } from '../credentials/token.actions.ts';
import { requireUsableRegistration } from '../registration/registration.actions.ts';
import { endSessions } from '../sign-in/session.actions.ts';
import { userConfig } from '../user.config.ts';
import { findUser, findUserIDsByName, type UserRow } from '../user.queries.ts';
import { nameKey, requireUsable } from '../user-name.ts';
import { addMember } from './member.actions.ts';

const ROLES: readonly RoleType[] = ['member', 'moderator', 'administrator'];

/** What the API would refuse is one clear line here. */
function command(
  declared: Omit<Command, 'run'>,
  run: (ctx: RequestContext, args: CommandArguments) => Promise<string>,
): Command {
  return {
    ...declared,
    run: async (site: Site, args, out) => {
      try {
        out.print(await run(await makeContext(site, systemViewer()), args));
        return 0;
      } catch (error) {
        throw error instanceof DomainError ? new CommandProblem(error.inOneLine) : error;
      }
    },
  };
}

function option({ options }: CommandArguments, name: string, usage: string): string {
  const value = options[name];
  if (typeof value !== 'string' || value === '')
    throw new CommandProblem(`--${name} is missing. Usage: ${usage}`);
  return value;
}

async function member(ctx: RequestContext, name: string): Promise<UserRow> {
  const [found] = await findUserIDsByName(ctx.db, nameKey(name));
  const user = found && (await findUser(ctx.db, found.user_id));
  if (!user) throw new CommandProblem(`There is no member named ${name}.`);
  return user;
}

function roleType(text: string): RoleType {
  const found = ROLES.find((role) => role === text);
  if (!found) throw new CommandProblem(`There is no role ${text}. Use one of: ${ROLES.join(', ')}.`);
  return found;
}

const CREATE =
  'user create --name NAME --email ADDRESS --password PASSWORD [--role member|moderator|administrator]';
const createUser = command(
  { name: 'user create', summary: 'Adds a member.', usage: CREATE },
  async (ctx, args) => {
    const person = {
      name: option(args, 'name', CREATE),
      email: option(args, 'email', CREATE),
      password: option(args, 'password', CREATE),
    };
    const type = roleType(typeof args.options.role === 'string' ? args.options.role : 'member');
    requireUsableRegistration(ctx, person);
    const passwordHash = await hashPassword(person.password);
    const userID = await ctx.write(async (w) =>
      addMember(w, {
        ...person,
        passwordHash,
        isEmailConfirmed: true,
        isAdministrator: type === 'administrator',
        roleIDs: await roleIDsOfType(w.db, type),
      }),
    );
    return `Added ${person.name} (user ${userID}, ${type}).`;
  },
);

const ROLE = 'user role --name NAME --role member|moderator|administrator';
const changeRole = command(
  { name: 'user role', summary: 'Gives a member another role.', usage: ROLE },
  async (ctx, args) => {
    const user = await member(ctx, option(args, 'name', ROLE));
    const type = roleType(option(args, 'role', ROLE));
    await ctx.write(async (w) => {
      await assignRoles(w, user.user_id, await roleIDsOfType(w.db, type));
      await w.db.execute(
        sql`update users set admin = ${type === 'administrator' ? 1 : 0} where user_id = ${user.user_id} and admin < 2`,
      );
      await w.announce(userEdited, { userID: user.user_id }, { invalidates: [cacheTag.user(user.user_id)] });
    });
    return `${user.name} is ${type} now.`;
  },
);

const PASSWORD = 'user password --name NAME --password PASSWORD';
const changePassword = command(
  { name: 'user password', summary: 'Sets a member’s password and ends their sessions.', usage: PASSWORD },
  async (ctx, args) => {
    const user = await member(ctx, option(args, 'name', PASSWORD));
    const password = option(args, 'password', PASSWORD);
    const about = { name: user.name, email: user.email ?? '' };
    requireUsable([passwordProblem(password, ctx.setting(userConfig.passwordMinLength), about)]);
    const passwordHash = await hashPassword(password);
    await ctx.write(async (w) => {
      await w.db.execute(
        sql`update users set password_hash = ${passwordHash}, date_updated = now() where user_id = ${user.user_id}`,
      );
      await endSessions(w.db, user.user_id);
      await revokeOneTimeKeys(w.db, user.user_id);
    });
    return `The password of ${user.name} was changed.`;
  },
);

const TOKEN = 'token create --user NAME [--name LABEL]';
const createToken = command(
  { name: 'token create', summary: 'Makes an access token and prints it alone.', usage: TOKEN },
  async (ctx, args) => {
    const user = await member(ctx, option(args, 'user', TOKEN));
    const label = typeof args.options.name === 'string' ? args.options.name : 'command line';
    const token = await ctx.write(async (w) => addToken(w.db, user.user_id, { name: label }));
    return token.accessToken;
  },
);

export const userCommands: Command[] = [createUser, changeRole, changePassword, createToken];
