// What a link in a mail switches, for the member that the mail was for, whoever holds it.

import type { BodyOf } from '../../../../platform/contract/endpoint.ts';
import { makeContext, type RequestContext } from '../../../../platform/server/http/context.ts';
import { viewerOfUser } from '../../../../platform/server/sessions/identify.ts';
import { type patchUnsubscribe, type Unsubscribing, unsubscribeError } from '../../unsubscribe.contract.ts';
import { ALL_MAIL } from '../notification-preferences.ts';
import { findOwn, storeWanted } from '../preferences/preference.actions.ts';
import { type Unsubscribing as Read, readUnsubscribeToken } from './unsubscribe-token.ts';
import { type MailOption, type OptionState, stateOf, turnOption, wantsNoMail } from './wants-mail.ts';

interface Opened extends Read {
  /** As the member that the mail was for. */
  member: RequestContext;
}

async function open(ctx: RequestContext, token: string): Promise<Opened> {
  const read = await readUnsubscribeToken(ctx, token);
  const viewer = await viewerOfUser(ctx.site, await ctx.site.roleRegistry(), read.userID);
  if (!viewer || read.options.length === 0) throw unsubscribeError('unsubscribe.badToken');
  return { ...read, member: await makeContext(ctx.site, viewer, { locale: ctx.locale }) };
}

async function statesOf({ member, userID, options }: Opened): Promise<OptionState[]> {
  const own = await findOwn(member.db, userID);
  const states = await Promise.all(options.map((option) => stateOf(member, userID, own, option)));
  return states.filter((state) => state !== undefined);
}

async function present(opened: Opened): Promise<Unsubscribing> {
  const states = await statesOf(opened);
  const own = await findOwn(opened.member.db, opened.userID);
  const followed = states.find(({ option }) => option.kind.mailSwitch);
  const preferences = states.filter(({ option }) => !option.kind.mailSwitch);
  return {
    activityID: opened.notificationID,
    preferences: preferences.map(({ option, name, isOn }) => ({
      preference: option.kind.preference ?? '',
      name,
      enabled: isOn,
      optionID: `Email.${option.kind.preference}`,
    })),
    followCategory: followed
      ? {
          categoryID: followed.option.id ?? 0,
          preference: followed.option.kind.mailSwitch?.preference ?? '',
          name: followed.name,
          enabled: followed.isOn,
        }
      : null,
    hasMultiple: opened.options.length > 1,
    isAllMailOff: wantsNoMail(own),
  };
}

async function turn(opened: Opened, options: readonly MailOption[], isOn: boolean): Promise<void> {
  await opened.member.write(async (w) => {
    for (const option of options) await turnOption(w, opened.userID, option, isOn);
    if (isOn) await storeWanted(w, opened.userID, new Map([[ALL_MAIL, { email: true }]]));
  });
}

/** Where the mail had several reasons, it is shown what there is to choose. */
export async function unsubscribe(ctx: RequestContext, token: string): Promise<Unsubscribing> {
  const opened = await open(ctx, token);
  if (opened.options.length === 1) await turn(opened, opened.options, false);
  return present(opened);
}

/** By the button of a mail program: nobody looks at an answer, so all that the mail came for is switched off. */
export async function unsubscribeAtOnce(ctx: RequestContext, token: string): Promise<void> {
  const opened = await open(ctx, token);
  await turn(opened, opened.options, false);
}

export async function resubscribe(ctx: RequestContext, token: string): Promise<Unsubscribing> {
  const opened = await open(ctx, token);
  await turn(opened, opened.options, true);
  return present(opened);
}

export async function changeUnsubscribed(
  ctx: RequestContext,
  token: string,
  { preferences = [], followCategory, isAllMailOff }: BodyOf<typeof patchUnsubscribe.spec>,
): Promise<Unsubscribing> {
  const opened = await open(ctx, token);
  const wanted = (option: MailOption): boolean | undefined => {
    if (option.kind.mailSwitch)
      return followCategory?.categoryID === option.id ? followCategory?.enabled : undefined;
    return preferences.find((each) => each.preference === option.kind.preference)?.enabled;
  };
  await opened.member.write(async (w) => {
    for (const option of opened.options) {
      const isOn = wanted(option);
      if (isOn !== undefined) await turnOption(w, opened.userID, option, isOn);
    }
    if (isAllMailOff !== undefined)
      await storeWanted(w, opened.userID, new Map([[ALL_MAIL, { email: !isAllMailOff }]]));
  });
  return present(opened);
}
