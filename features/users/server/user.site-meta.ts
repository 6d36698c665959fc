// What the forms of the site need to know before anybody is signed in.
import type { SiteMetaSource } from '../../../platform/server/feature/operations.ts';
import { NAME_LENGTH } from '../users.limits.ts';
import { userConfig } from './user.config.ts';

export const userSiteMeta: SiteMetaSource = async (ctx) => ({
  registrationMethod: ctx.setting(userConfig.registrationMethod),
  isConfirmEmailRequired: ctx.setting(userConfig.confirmsEmail),
  passwordMinLength: ctx.setting(userConfig.passwordMinLength),
  nameMaxLength: NAME_LENGTH.max,
});
