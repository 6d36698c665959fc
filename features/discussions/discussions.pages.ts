// The addresses of discussions: which page each one is.
import type { LayoutLookup, PageRoute } from '../../platform/contract/page.ts';

type Query = Record<string, string | string[]>;

/** `path` travels along, so that an address that is not the page's own can be answered with a redirect. */
function listLookup(
  layoutViewType: string,
  groups: Record<string, string | undefined>,
  query: Query,
): LayoutLookup {
  const { path, page, list, tag } = groups;
  return {
    layoutViewType,
    recordType: 'siteSection',
    recordID: 0,
    params: {
      ...query,
      ...(path !== undefined && { path }),
      ...(page !== undefined && { page }),
      ...(list !== undefined && { list }),
      ...(tag !== undefined && { tag }),
    },
  };
}

const editLookup: PageRoute['lookup'] = ({ recordID, draftID }, query) => ({
  layoutViewType: 'createPost',
  recordType: 'discussion',
  recordID: Number(recordID),
  params: { ...query, recordID: String(recordID), ...(draftID !== undefined && { draftID }) },
});

const createLookup: PageRoute['lookup'] = ({ postType, category }, query) => ({
  layoutViewType: 'createPost',
  recordType: 'siteSection',
  recordID: 0,
  params: { ...query, postType: postType ?? 'discussion', ...(category !== undefined && { category }) },
});

export const discussionPages: readonly PageRoute[] = [
  { name: 'home', pattern: /^\/$/, lookup: (groups, query) => listLookup('home', groups, query) },
  {
    name: 'discussionList',
    pattern: /^(?<path>\/discussions(?:\/(?<list>[a-z]+(?:-[a-z]+)*))?(?:\/p(?<page>\d{1,9}))?)\/?$/,
    lookup: (groups, query) => listLookup('discussionList', groups, query),
  },
  {
    name: 'taggedDiscussions',
    pattern: /^(?<path>\/discussions\/tagged\/(?<tag>[^/]+?)(?:\/p(?<page>\d{1,9}))?)\/?$/,
    lookup: (groups, query) => listLookup('discussionList', groups, query),
  },
  {
    name: 'discussion',
    pattern:
      /^(?<path>\/discussion\/(?<discussionID>\d{1,9})(?:\/(?!p\d+$|latest$)(?<slug>[^/]*))?(?:\/p(?<page>\d{1,9})|\/(?<latest>latest))?)\/?$/,
    lookup: ({ path, discussionID, page, latest }, query) => ({
      layoutViewType: 'post',
      recordType: 'discussion',
      recordID: Number(discussionID),
      params: {
        ...query,
        discussionID: String(discussionID),
        ...(path !== undefined && { path }),
        ...(page !== undefined && { page }),
        ...(latest !== undefined && { latest: 'true' }),
      },
    }),
  },
  {
    name: 'editPost',
    pattern: /^\/post\/editdiscussion\/(?<recordID>\d{1,9})(?:\/(?<draftID>\d{1,9}))?\/?$/,
    lookup: editLookup,
  },
  {
    name: 'editPostBelow',
    comesLater: true,
    pattern: /^(?:\/[^/]+)+\/post\/editdiscussion\/(?<recordID>\d{1,9})(?:\/(?<draftID>\d{1,9}))?\/?$/,
    lookup: editLookup,
  },
  {
    name: 'createPostBelow',
    comesLater: true,
    pattern: /^(?:\/[^/]+)+\/post\/(?<postType>[a-z][\w-]*)(?:\/(?<category>[^/]+))?\/?$/,
    lookup: createLookup,
  },
  {
    name: 'createPost',
    pattern: /^\/post(?:\/(?<postType>[a-z][\w-]*)(?:\/(?<category>[^/]+))?)?\/?$/,
    lookup: createLookup,
  },
];
