import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { registrationMethod } from '../registration.contract.ts';
import { NAME_LENGTH } from '../users.limits.ts';

/** A source of the CSP: scheme and host, a path where it is to be that alone. */
const SOURCE = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w./-]*)?$/;

export const userConfig = {
  /** Shown to clients that ask for it; on https the browser knows it with `__Host-` before it. Nobody changes it. */
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
    description:
      'Basic: anybody may register. Captcha: whoever passes the captcha that is set. Approval: who applies and is approved. Invitation: who was invited. Connect: who signs in elsewhere.',
  }),
  confirmsEmail: siteConfig.confirmsEmail,
  requiresTerms: configKey({
    key: 'registration.requireTermsOfService',
    schema: z.boolean(),
    default: false,
    read: 'public',
    write: 'site.manage',
    description: 'Whether newcomers agree to the terms of service before they join.',
  }),
  termsUrl: configKey({
    key: 'registration.termsOfServiceUrl',
    schema: z
      .string()
      .max(500)
      .regex(/^$|^\/(?!\/)|^https?:\/\//),
    default: '',
    read: 'public',
    write: 'site.manage',
    description: 'Where the terms of service can be read: a path of this site, or an address.',
  }),
  captchaSiteKey: configKey({
    key: 'registration.captcha.siteKey',
    schema: z.string().max(200),
    default: '',
    read: 'public',
    write: 'site.manage',
    description: 'What a client shows the captcha with. Without both keys nobody is asked for one.',
  }),
  captchaScriptUrl: configKey({
    key: 'registration.captcha.scriptUrl',
    schema: z
      .string()
      .max(500)
      .regex(/^https?:\/\//),
    default: 'https://www.google.com/recaptcha/api.js',
    read: 'site.manage',
    write: 'site.manage',
    description:
      'The script that draws the captcha, on the page to register alone: any that gives `grecaptcha.render`, as hCaptcha and Turnstile do too.',
  }),
  captchaSources: configKey({
    key: 'registration.captcha.sources',
    schema: z.array(z.string().max(200).regex(SOURCE)).max(10),
    default: [
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ],
    read: 'site.manage',
    write: 'site.manage',
    description:
      'What the Content-Security-Policy of the page to register allows the captcha besides, where the site asks for one.',
  }),
  captchaSecretKey: configKey({
    key: 'registration.captcha.secretKey',
    schema: z.string().max(200),
    default: '',
    read: 'site.manage',
    write: 'site.manage',
    isSecret: true,
    description: 'What the site has answers to the captcha judged with.',
  }),
  captchaVerifyUrl: configKey({
    key: 'registration.captcha.verifyUrl',
    schema: z
      .string()
      .max(500)
      .regex(/^https?:\/\//),
    default: 'https://www.google.com/recaptcha/api/siteverify',
    read: 'site.manage',
    write: 'site.manage',
    description: 'Who judges answers to the captcha: any service that speaks “siteverify”.',
  }),
  nameMinLength: configKey({
    key: 'username.minLength',
    schema: z.int().min(1).max(50),
    default: NAME_LENGTH.min,
    read: 'public',
    write: 'site.manage',
    description: 'The least number of characters of a name.',
  }),
  nameMaxLength: configKey({
    key: 'username.maxLength',
    schema: z.int().min(3).max(50),
    default: NAME_LENGTH.max,
    read: 'public',
    write: 'site.manage',
    description: 'The greatest number of characters of a name.',
  }),
  passwordMinLength: configKey({
    key: 'password.minLength',
    schema: z.int().min(8).max(100),
    default: 12,
    read: 'public',
    write: 'site.manage',
    description: 'The least number of characters of a password.',
  }),
  longestSignInWait: configKey({
    key: 'signIn.longestWait',
    schema: z.int().min(1).max(86_400),
    default: 4 * 3600,
    read: 'site.manage',
    write: 'site.manage',
    description:
      'The wait between wrong passwords for an account from one address or device doubles up to so many seconds.',
  }),
  failuresBeforeProof: configKey({
    key: 'signIn.failuresBeforeProof',
    schema: z.int().min(0).max(1_000_000),
    default: 50,
    read: 'site.manage',
    write: 'site.manage',
    description:
      'So many wrong passwords a day for one account, from all unknown devices together, and its owner is told; answers take up to 5 seconds longer, and where mail is set up an unknown device needs a code that is mailed. 0: never.',
  }),
  knownDeviceDays: configKey({
    key: 'signIn.knownDeviceDays',
    schema: z.int().min(0).max(400),
    default: 180,
    read: 'site.manage',
    write: 'site.manage',
    description:
      'How many days a browser that signed in is known: wrong passwords from elsewhere do not stop it. 0: none is.',
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
    aliases: ['ui.bannedPrivateProfile'],
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
