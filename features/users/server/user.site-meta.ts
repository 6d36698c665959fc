// What the forms of the site need to know before anybody is signed in.
import type { MetaOf } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { entryAddresses } from './entry-addresses.config.ts';
import { userConfig } from './user.config.ts';

declare module '../../../platform/contract/page.ts' {
  interface SiteMeta extends MetaOf<typeof userSiteMeta> {}
}

export const userSiteMeta = async (ctx: RequestContext) => ({
  registrationMethod: ctx.setting(userConfig.registrationMethod),
  signInUrl: ctx.setting(entryAddresses.signIn),
  registrationUrl: registrationUrl(ctx),
  signOutUrl: ctx.setting(entryAddresses.signOut),
  reCaptchaKey: ctx.setting(userConfig.captchaSiteKey),
  termsOfServiceUrl: ctx.setting(userConfig.termsUrl),
  isTermsOfServiceRequired: ctx.setting(userConfig.requiresTerms),
  isConfirmEmailRequired: ctx.setting(userConfig.confirmsEmail),
  passwordMinLength: ctx.setting(userConfig.passwordMinLength),
  nameMaxLength: ctx.setting(userConfig.nameMaxLength),
});

/** Who can join by no form of ours is shown no way to one. */
function registrationUrl(ctx: RequestContext): string {
  const url = ctx.setting(entryAddresses.register);
  const isOurs = url === entryAddresses.register.default;
  return isOurs && ctx.setting(userConfig.registrationMethod) === 'Connect' ? '' : url;
}
