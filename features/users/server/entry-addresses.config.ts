// Where people sign in, register and sign out: pages of this site, unless they do so elsewhere.
import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

const address = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])|^https?:\/\//, 'is neither a path of this site nor an address');

const entryAddress = (key: string, path: string, description: string) =>
  configKey({ key, schema: address, default: path, read: 'public', write: 'site.manage', description });

export const entryAddresses = {
  signIn: entryAddress(
    'signInUrl',
    '/entry/signin',
    'Where links to sign in lead; the page they are on is added as Target.',
  ),
  register: entryAddress(
    'registrationUrl',
    '/entry/register',
    'Where links to register lead; the page they are on is added as Target.',
  ),
  signOut: entryAddress('signOutUrl', '/entry/signout', 'Where links to sign out lead.'),
} as const;
