import { globalLookup, globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const conversationPages: readonly PageRoute[] = [
  globalPage('inbox', /^\/messages(?:\/inbox)?\/?$/),
  {
    name: 'newMessage',
    pattern: /^\/messages\/add(?:\/(?<username>[^/]{1,200}))?\/?$/,
    lookup: ({ username }, query) =>
      globalLookup('newMessage', { ...query, ...(username !== undefined && { username }) }),
  },
  {
    name: 'conversation',
    pattern: /^\/messages\/(?<conversationID>\d{1,9})\/?$/,
    lookup: ({ conversationID }, query) => ({
      layoutViewType: 'conversation',
      recordType: 'conversation',
      recordID: Number(conversationID),
      params: { ...query, conversationID: String(conversationID) },
    }),
  },
];
