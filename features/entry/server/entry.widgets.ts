import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { signInProviders } from '../../authenticators/server/authenticator.rows.ts';
import { connectProblemText } from '../../authenticators/server/connect-problem-text.ts';
import { findProviderSignOut } from '../../authenticators/server/connection.actions.ts';
import { hasUnclaimed } from '../../claims/server/imported-member.queries.ts';
import { findOpenInvite } from '../../invites/server/invite.queries.ts';
import { registrationFields } from '../../profile-fields/server/registration-fields.ts';
import { isGoodOneTimeKey, isUsedOneTimeKey } from '../../users/server/credentials/one-time-keys.ts';
import { asksForCaptcha } from '../../users/server/registration/captcha.ts';
import { userConfig } from '../../users/server/user.config.ts';
import { findUser } from '../../users/server/user.queries.ts';
import type { ConfirmationState, JoiningWay } from '../entry.states.ts';

type Props = Record<string, unknown>;
type Params = Record<string, string | undefined>;

/** `find` adds what this form has to know beyond where to go afterwards. */
function form(
  id: string,
  component: string,
  name: string,
  find: (ctx: RequestContext, params: Params) => Props | Promise<Props> = () => ({}),
) {
  return widget({
    id,
    component,
    name,
    hydrate: async (ctx, { params }) => ({
      siteName: ctx.setting(siteConfig.title),
      target: params.target ?? '/',
      ...(await find(ctx, params as Params)),
    }),
  });
}

function joiningWay(ctx: RequestContext): JoiningWay {
  const method = ctx.setting(userConfig.registrationMethod);
  if (method === 'Captcha') return asksForCaptcha(ctx) ? 'captcha' : 'open';
  if (method === 'Basic') return 'open';
  return method === 'Approval' ? 'approval' : method === 'Invitation' ? 'invitation' : 'connect';
}

async function invitation(ctx: RequestContext, { code = '' }: Params): Promise<Props> {
  const invite = joiningWay(ctx) === 'invitation' ? await findOpenInvite(ctx.db, code) : undefined;
  const profileFields = await registrationFields(ctx);
  return {
    profileFields,
    invitation: invite ? { code, email: invite.email, inviterName: invite.inviter_name } : null,
  };
}

async function passwordReset(ctx: RequestContext, { userID, key = '' }: Params): Promise<Props> {
  const isGood = await isGoodOneTimeKey(ctx.db, 'reset-password', key, Number(userID));
  return { userID: Number(userID), resetCode: key, isGood };
}

async function confirmation(ctx: RequestContext, { userID, key = '' }: Params): Promise<Props> {
  const named = ['confirm-email', key, Number(userID)] as const;
  let state: ConfirmationState = 'lapsed';
  if (await isGoodOneTimeKey(ctx.db, ...named)) state = 'open';
  else if (await isUsedOneTimeKey(ctx.db, ...named)) state = 'done';
  return { userID: Number(userID), confirmationCode: key, state };
}

/** A member need not say which address: it is the one that waits. */
async function ownAddress(ctx: RequestContext): Promise<Props> {
  if (ctx.viewer.isGuest) return { own: null };
  const user = await findUser(ctx.db, ctx.viewer.userID);
  const row = await ctx.db.row<{ pending_email: string | null }>(
    sql`select pending_email from users where user_id = ${ctx.viewer.userID}`,
  );
  const pending = row?.pending_email ?? null;
  return {
    own: {
      email: pending ?? user?.email ?? '',
      isConfirmed: pending === null && (user?.email_confirmed ?? false),
    },
  };
}

export const entryWidgets = [
  form('entry.sign-in', 'SignInForm', 'Sign-in form', async (ctx, { connectProblem }) => ({
    providers: await signInProviders(ctx.db),
    hasUnclaimed: await hasUnclaimed(ctx.db),
    connectProblem: connectProblemText(connectProblem),
  })),
  form('entry.register', 'RegisterForm', 'Registration form', async (ctx) => ({
    way: joiningWay(ctx),
    profileFields: await registrationFields(ctx),
  })),
  form('entry.register-invitation', 'InvitationForm', 'Registration by invitation', invitation),
  form('entry.sign-out', 'SignOutForm', 'Sign-out form', async (ctx) => ({
    isGuest: ctx.viewer.isGuest,
    provider: await findProviderSignOut(ctx),
  })),
  form('entry.password-request', 'PasswordRequestForm', 'Request for a new password'),
  form('entry.password-reset', 'PasswordResetForm', 'Form for a new password', passwordReset),
  form('entry.email-confirm', 'EmailConfirmForm', 'Confirmation of an address', confirmation),
  form('entry.email-confirm-request', 'EmailConfirmRequestForm', 'Confirmation, once more', ownAddress),
  form('entry.setup', 'SetupWizard', 'Set-up wizard', (_ctx, { key }) => ({ setupKey: key ?? '' })),
];
