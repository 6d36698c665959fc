import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';
import { registrationMethod } from '../registration.contract.ts';

export const userConfig = {
  /** Told to clients that ask for it; on https the browser knows it with `__Host-` before it. Nobody changes it. */
  cookieName: configKey({
    key: 'garden.cookie.name',
    schema: z.literal('parley'),
    default: 'parley',
    read: 'public',
    write: 'system.only',
    description: 'The name of the session cookie.',
  }),
  cookiePath: configKey({
    key: 'garden.cookie.path',
    schema: z.literal('/'),
    default: '/',
    read: 'public',
    write: 'system.only',
    description: 'Where the session cookie is sent.',
  }),
  registrationMethod: configKey({
    key: 'registration.method',
    schema: registrationMethod,
    default: 'Basic',
    read: 'public',
    write: 'site.manage',
    description: 'Basic: anybody may register. Otherwise administrators add members.',
  }),
  confirmsEmail: configKey({
    key: 'registration.confirmEmail',
    schema: z.boolean(),
    default: false,
    read: 'public',
    write: 'site.manage',
    description: 'Whether a new member confirms the e-mail address before taking part.',
  }),
  passwordMinLength: configKey({
    key: 'password.minLength',
    schema: z.int().min(8).max(100),
    default: 12,
    read: 'public',
    write: 'site.manage',
    description: 'The least number of characters of a password.',
  }),
  canEditEmails: configKey({
    key: 'profile.editEmails',
    schema: z.boolean(),
    default: true,
    read: 'public',
    write: 'site.manage',
    description: 'Whether members may change their own e-mail address.',
  }),
  hidesBannedProfiles: configKey({
    key: 'profile.bannedPrivate',
    schema: z.boolean(),
    default: false,
    read: 'public',
    write: 'community.manage',
    description: 'Whether profiles of banned members are private.',
  }),
  mentionsOrder: configKey({
    key: 'garden.mentionsOrder',
    schema: z.enum(['CountComments', 'DateLastActive', 'Name']),
    default: 'CountComments',
    read: 'public',
    write: 'community.manage',
    description: 'In which order people are suggested for a mention.',
  }),
} as const;
