import { globalLookup, type LayoutLookup, type PageRoute } from '../../platform/contract/page.ts';

const lookup =
  (layoutViewType: string) =>
  ({ userID, key }: Record<string, string | undefined>, params: LayoutLookup['params']): LayoutLookup =>
    globalLookup(layoutViewType, { ...params, ...(userID && { userID }), ...(key && { key }) });

export const claimPages: PageRoute[] = [
  { name: 'claimAccount', pattern: /^\/entry\/claim\/?$/, lookup: lookup('claimAccount') },
  {
    name: 'claimPassword',
    pattern: /^\/entry\/claim\/(?<userID>\d{1,9})\/(?<key>[\w-]{1,200})\/?$/,
    lookup: lookup('claimPassword'),
  },
  {
    name: 'importedMembers',
    pattern: /^\/users\/imported\/?$/,
    lookup: lookup('importedMembers'),
  },
];
