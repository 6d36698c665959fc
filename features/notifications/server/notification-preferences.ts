// What members switch on and off, each declared by the feature whose kinds it is for:
// `extensions: [notificationPreferences.add(mentionPreference)]`.
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { PreferenceGroup } from '../preferences.contract.ts';

/** By the names of channels: `popup` is the site itself, the others are of `notificationChannels`. */
export type Chosen = Readonly<Partial<Record<string, boolean>>>;

/** A channel that is not named is off. */
export interface Channels extends Readonly<Record<string, boolean>> {
  popup: boolean;
  email: boolean;
}

export interface NotificationPreference {
  /** `Mention`: unique over all features. */
  name: string;
  /** `emailDigest` stands apart from the table of what happens. */
  group: PreferenceGroup | 'emailDigest';
  /** What happens, as one line of the table of preferences. */
  label: (t: Translator['t']) => string;
  hint?: (t: Translator['t']) => string;
  /** Where neither the member nor the site set anything. */
  defaults: Channels;
  /** Switched by each member alone: there is no channel but mail, and the site sets nothing for whoever did not. */
  isOwnMail?: boolean;
  /** False: offered to nobody for now. */
  isOffered?: (ctx: Pick<RequestContext, 'setting'>) => boolean;
  /** Offered to those alone who hold it. */
  permission?: PermissionName;
}

/** Those of what happens; what the site can set for whoever set nothing. */
export function preferencesOfSite(ctx: Pick<RequestContext, 'site' | 'config'>): NotificationPreference[] {
  return notificationPreferences.of(ctx).filter(({ isOwnMail }) => !isOwnMail);
}

/** Switched off, nothing at all is mailed: what a link in a mail can do. */
export const ALL_MAIL = 'AllMail';

export const notificationPreferences = new ExtensionPoint<NotificationPreference>();
