// What members switch on and off, each declared by the feature whose kinds it is for:
// `extensions: [notificationPreferences.add(mentionPreference)]`.
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { PreferenceGroup } from '../preferences.contract.ts';

export interface Channels {
  popup: boolean;
  email: boolean;
}

export interface NotificationPreference {
  /** `Mention`: unique over all features. */
  name: string;
  group: PreferenceGroup;
  /** What happens, as one line of the table of preferences. */
  label: (t: Translator['t']) => string;
  hint?: (t: Translator['t']) => string;
  /** Where neither the member nor the site set anything. */
  defaults: Channels;
  /** Offered to those alone who hold it. */
  permission?: PermissionName;
}

/** Switched off, nothing at all is mailed: what a link in a mail can do. */
export const ALL_MAIL = 'AllMail';

export const notificationPreferences = new ExtensionPoint<NotificationPreference>();
