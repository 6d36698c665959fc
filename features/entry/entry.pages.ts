import type { PageRoute } from '../../platform/contract/page.ts';

/** What stands in the path is a parameter like those behind it. */
const page = (name: string, pattern: RegExp): PageRoute => ({
  name,
  pattern,
  lookup: (groups, params) => {
    const named = Object.entries(groups).filter((each): each is [string, string] => each[1] !== undefined);
    return {
      layoutViewType: name,
      recordType: 'global',
      recordID: -1,
      params: { ...params, ...Object.fromEntries(named) },
    };
  },
});

export const entryPages: PageRoute[] = [
  page('signIn', /^\/entry\/signin\/?$/),
  // A captcha may run here, and nowhere else: its document has a policy of its own.
  { ...page('register', /^\/entry\/register\/?$/), hasOwnDocument: true },
  page('registerInvitation', /^\/entry\/registerinvitation\/(?<code>[\w-]{1,200})\/?$/),
  page('signOut', /^\/entry\/signout\/?$/),
  page('passwordRequest', /^\/entry\/passwordrequest\/?$/),
  page('passwordReset', /^\/entry\/passwordreset\/(?<userID>\d{1,9})\/(?<key>[\w-]{1,200})\/?$/),
  page('emailConfirm', /^\/entry\/emailconfirm\/(?<userID>\d{1,9})\/(?<key>[\w-]{1,200})\/?$/),
  page('emailConfirmRequest', /^\/entry\/emailconfirmrequest\/?$/),
  page('setup', /^\/setup\/?$/),
];
