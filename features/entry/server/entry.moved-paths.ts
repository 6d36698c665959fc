// Short addresses that people and password managers try.
import type { RequestContext } from '../../../platform/server/http/context.ts';

const SHORT: Readonly<Record<string, string>> = {
  '/login': '/entry/signin',
  '/signin': '/entry/signin',
  '/register': '/entry/register',
  '/signup': '/entry/register',
  '/logout': '/entry/signout',
  '/signout': '/entry/signout',
  '/.well-known/change-password': '/entry/passwordrequest',
};

export async function findEntryPath(_ctx: RequestContext, path: string): Promise<string | undefined> {
  return SHORT[path.toLowerCase()];
}
