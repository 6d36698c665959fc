// Whether a member wants the mails of a kind: asked again when a mail is written, and by links in mails.
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import type { NotificationKind } from '../notification-kinds.ts';
import { ALL_MAIL, type Chosen, notificationPreferences } from '../notification-preferences.ts';
import { isChosen } from '../preferences/is-chosen.ts';
import { storeWanted } from '../preferences/preference.actions.ts';
import { mailChannel } from './mail.channel.ts';

/** What the mails of a notification are switched off by. */
export interface MailOption {
  kind: Pick<NotificationKind, 'activityType' | 'preference' | 'mailSwitch' | 'exceptions'>;
  /** Of what is followed, where it is not a preference. */
  id?: number;
}

export interface OptionState {
  option: MailOption;
  name: string;
  isOn: boolean;
}

/** Undefined: there is nothing that could be switched. */
export async function stateOf(
  ctx: RequestContext,
  userID: number,
  own: ReadonlyMap<string, Chosen>,
  option: MailOption,
): Promise<OptionState | undefined> {
  const { kind, id } = option;
  if (kind.mailSwitch) {
    const found = await kind.mailSwitch.find(ctx, { userID, id: id ?? 0 });
    return found && { option, ...found };
  }
  const preference = notificationPreferences.of(ctx).find(({ name }) => name === kind.preference);
  if (!preference) return undefined;
  const isOn = isChosen(ctx, own, preference.name, mailChannel.name);
  return { option, name: preference.label(ctx.translator.t), isOn };
}

export async function turnOption(
  w: WriteContext,
  userID: number,
  { kind, id = 0 }: MailOption,
  isOn: boolean,
): Promise<void> {
  if (kind.mailSwitch) return kind.mailSwitch.turn(w, { userID, id }, isOn);
  if (kind.preference) await storeWanted(w, userID, new Map([[kind.preference, { email: isOn }]]));
  if (!isOn) await kind.exceptions?.stopMails?.(w, userID);
}

export function wantsNoMail(own: ReadonlyMap<string, Chosen>): boolean {
  return own.get(ALL_MAIL)?.email === false;
}
