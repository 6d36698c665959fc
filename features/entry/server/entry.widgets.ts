import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { PageParams } from '../../../platform/server/layouts/page-params.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { signInProviders } from '../../authenticators/server/authenticator.rows.ts';
import { connectProblemText } from '../../authenticators/server/connect-problem-text.ts';
import { findProviderSignOut } from '../../authenticators/server/connection.actions.ts';
import { hasUnclaimed } from '../../claims/server/imported-member.queries.ts';
import { findOpenInvite } from '../../invites/server/invite.queries.ts';
import { registrationFields } from '../../profile-fields/server/registration-fields.ts';
import { isGoodOneTimeKey, isUsedOneTimeKey } from '../../users/server/credentials/one-time-keys.ts';
import { asksForCaptcha, shownCaptcha } from '../../users/server/registration/captcha.ts';
import { userConfig } from '../../users/server/user.config.ts';
import { findUser } from '../../users/server/user.queries.ts';
import type { ConfirmationState, JoiningWay } from '../entry.states.ts';

/** What every form knows: where one goes afterwards. */
function commonProps(ctx: RequestContext, { target = '/' }: PageParams) {
  return { siteName: ctx.setting(siteConfig.title), target };
}

function joiningWay(ctx: RequestContext): JoiningWay {
  const method = ctx.setting(userConfig.registrationMethod);
  if (method === 'Captcha') return asksForCaptcha(ctx) ? 'captcha' : 'open';
  if (method === 'Basic') return 'open';
  return method === 'Approval' ? 'approval' : method === 'Invitation' ? 'invitation' : 'connect';
}

async function invitation(ctx: RequestContext, { code = '' }: PageParams) {
  const invite = joiningWay(ctx) === 'invitation' ? await findOpenInvite(ctx.db, code) : undefined;
  const profileFields = await registrationFields(ctx);
  return {
    profileFields,
    invitation: invite ? { code, email: invite.email, inviterName: invite.inviter_name } : null,
  };
}

async function passwordReset(ctx: RequestContext, { userID, key = '' }: PageParams) {
  const isGood = await isGoodOneTimeKey(ctx.db, 'reset-password', key, Number(userID));
  return { userID: Number(userID), resetCode: key, isGood };
}

async function confirmation(ctx: RequestContext, { userID, key = '' }: PageParams) {
  const named = ['confirm-email', key, Number(userID)] as const;
  let state: ConfirmationState = 'lapsed';
  if (await isGoodOneTimeKey(ctx.db, ...named)) state = 'open';
  else if (await isUsedOneTimeKey(ctx.db, ...named)) state = 'done';
  return { userID: Number(userID), confirmationCode: key, state };
}

/** A member need not say which address: it is the one that waits. */
async function ownAddress(ctx: RequestContext) {
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
  widget({
    id: 'entry.sign-in',
    component: 'SignInForm',
    name: 'Sign-in form',
    hydrate: async (ctx, { params }) => ({
      ...commonProps(ctx, params),
      providers: await signInProviders(ctx.db),
      hasUnclaimed: await hasUnclaimed(ctx.db),
      connectProblem: connectProblemText(params.connectProblem),
    }),
  }),
  widget({
    id: 'entry.register',
    component: 'RegisterForm',
    name: 'Registration form',
    hydrate: async (ctx, { params }) => ({
      ...commonProps(ctx, params),
      way: joiningWay(ctx),
      captcha: shownCaptcha(ctx),
      profileFields: await registrationFields(ctx),
    }),
  }),
  widget({
    id: 'entry.register-invitation',
    component: 'InvitationForm',
    name: 'Registration by invitation',
    hydrate: async (ctx, { params }) => ({
      ...commonProps(ctx, params),
      ...(await invitation(ctx, params)),
    }),
  }),
  widget({
    id: 'entry.sign-out',
    component: 'SignOutForm',
    name: 'Sign-out form',
    hydrate: async (ctx, { params }) => ({
      ...commonProps(ctx, params),
      isGuest: ctx.viewer.isGuest,
      provider: await findProviderSignOut(ctx),
    }),
  }),
  widget({
    id: 'entry.password-request',
    component: 'PasswordRequestForm',
    name: 'Request for a new password',
    hydrate: async (ctx, { params }) => ({
      ...commonProps(ctx, params),
    }),
  }),
  widget({
    id: 'entry.password-reset',
    component: 'PasswordResetForm',
    name: 'Form for a new password',
    hydrate: async (ctx, { params }) => ({
      ...commonProps(ctx, params),
      ...(await passwordReset(ctx, params)),
    }),
  }),
  widget({
    id: 'entry.email-confirm',
    component: 'EmailConfirmForm',
    name: 'Confirmation of an address',
    hydrate: async (ctx, { params }) => ({
      ...commonProps(ctx, params),
      ...(await confirmation(ctx, params)),
    }),
  }),
  widget({
    id: 'entry.email-confirm-request',
    component: 'EmailConfirmRequestForm',
    name: 'Confirmation, once more',
    hydrate: async (ctx, { params }) => ({
      ...commonProps(ctx, params),
      ...(await ownAddress(ctx)),
    }),
  }),
  widget({
    id: 'entry.setup',
    component: 'SetupWizard',
    name: 'Set-up wizard',
    hydrate: async (ctx, { params }) => ({
      ...commonProps(ctx, params),
      setupKey: params.key ?? '',
      profileFields: await registrationFields(ctx),
    }),
  }),
];
