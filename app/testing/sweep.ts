// Everything a reader can fetch, as text that can be searched and compared.
import type { TestClient } from '../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../platform/server/testing/test-site.ts';
import { documentAddresses, type KnownRecords, pageAddresses } from './page-addresses.ts';
import { overAll, type Plausible, readableAddresses } from './plausible-addresses.ts';
import { valuesOfFeatures } from './records-to-walk.ts';

export type Sweep = Map<string, { status: number; text: string }>;

const TELLING_HEADERS = ['location', 'link', 'etag', 'x-app-page-result-count', 'x-app-page-next-url'];

export function everyAddress(site: TestSite, known: KnownRecords): string[] {
  const plausible = plausibleValues(known);
  return [
    ...readableAddresses(site.site, plausible).map((path) => `/api/v2${path}`),
    ...documentAddresses(site.site, plausible),
    ...pageAddresses(known),
    ...['/healthz', '/readyz', '/manifest.webmanifest', '/opensearch.xml', '/favicon.ico'],
  ];
}

export async function sweep(reader: TestClient, addresses: readonly string[]): Promise<Sweep> {
  const seen: Sweep = new Map();
  await overAll(addresses, async (address) => {
    const { status, text, headers } = await reader.send('GET', address);
    const reported = TELLING_HEADERS.map((name) => headers.get(name) ?? '').join('\n');
    seen.set(address, { status, text: withoutMoments(`${status}\n${reported}\n${text}`) });
  });
  return seen;
}

/** What differs from one request to the next although nothing was written for this reader. */
function withoutMoments(text: string): string {
  return text
    .replace(/"(requestID|dateLastActive|timeSlot|dateFrom|dateChecked|auditLogID)":"[^"]*"/g, '"$1":""')
    .replace(/"(editSecondsLeft)":\d+/g, '"$1":0')
    .replace(/^"(?:[\w-]{20}|[\da-z]+-[\da-z]+)"$/m, '');
}

/** What features and add-ons name comes first, then what is there anyway. */
export function plausibleValues(known: KnownRecords): Plausible {
  const product = valuesOfProduct(known);
  const named = Object.entries(valuesOfFeatures).map(([name, own]) => [
    name,
    [...own, ...(product[name] ?? [])],
  ]);
  return { ...product, ...Object.fromEntries(named) };
}

function valuesOfProduct(known: KnownRecords): Plausible {
  const discussionIDs = known.discussions.map(({ discussionID }) => discussionID);
  const userIDs = known.people.map(({ userID }) => userID);
  const names = known.people.map(({ name }) => name);
  const categoryIDs = known.categoryCodes.map((code) => `$urlcode:${code}`);
  const dates = ['>=2020-01-01', '<2020-01-01'];
  return {
    discussionID: discussionIDs,
    'discussions/recordID': discussionIDs,
    commentID: known.commentIDs,
    'comments/recordID': known.commentIDs,
    'follows/recordType': ['discussion'],
    'follows/recordID': discussionIDs,
    'mutes/recordType': ['discussion'],
    'mutes/recordID': discussionIDs,
    parentRecordID: discussionIDs,
    parentRecordType: ['discussion'],
    parentCommentID: known.commentIDs,
    focusCommentID: known.commentIDs,
    categoryID: [...categoryIDs, 1],
    categoryIDs: [1],
    parentCategoryID: [-1, 1],
    parentCategoryCode: known.categoryCodes,
    excludedCategoryIDs: [1],
    urlcode: [...known.categoryCodes, ...known.tagCodes],
    urlCode: ['like'],
    look: ['1a5cff-none-none-none.css', 'red.css'],
    style: ['html-0123456789abcdef.css'],
    tagID: [1, 2, 3],
    tags: known.words,
    tagCode: known.tagCodes,
    userID: [...userIDs, '$me'],
    insertUserID: userIDs,
    insertUserIDs: userIDs,
    insertUserNames: names,
    bookmarkUserID: userIDs,
    participatedUserID: userIDs,
    followedUserID: userIDs,
    insertUserRoleID: [8],
    includedInsertUserRoleIDs: [8],
    excludedInsertUserRoleIDs: [8],
    excludedInsertUserIDs: userIDs,
    roleIDs: [8],
    roleID: [8],
    reactionType: ['like'],
    reactionUrlcode: ['like'],
    query: known.words,
    name: [...known.words, ...names, ...names.map((name) => `${name.slice(0, 4)}*`)],
    counts: ['all', 'discussion', 'comment', 'category', 'user', 'post'],
    layoutViewType: ['home', 'discussionList', 'categoryList', 'search'],
    recordType: ['siteSection'],
    dateInserted: dates,
    dateUpdated: dates,
    dateLastComment: dates,
    score: ['>=0'],
    siteSectionID: ['0'],
    statusID: [1, 2],
    internalStatusID: [1],
    sort: [],
    status: ['open'],
    page: [1, 2],
    offset: [0, 30],
    accessTokenID: [1],
    apiName: ['pronouns', 'Title'],
    mediaID: [1],
    layoutID: ['home'],
    customPageID: [1],
    notificationID: [1],
    auditLogID: [1],
    'dashboard/format': ['csv', 'json'],
    reportReasonID: ['spam'],
    reportID: [1],
    caseID: [1],
    waveID: [1],
    escalationID: [1],
    'unsubscribe/token': ['x'.repeat(60)],
    fragmentUUID: ['00000000-0000-4000-8000-000000000000'],
    fragmentRevisionUUID: ['00000000-0000-4000-8000-000000000000'],
    'fragments/file': ['react.js'],
    layoutRevisionID: [1],
    layoutViewIDs: [1],
    widgetID: ['sitetotals'],
    url: ['/uploads/media/none.png'],
    applicantID: [1],
    inviteID: [1],
    passkeyID: [1],
    authenticatorID: [1],
    provider: [1],
    addonID: ['none'],
    area: ['discussions', 'calls'],
    collectionID: [1],
    draftID: [1],
    postFieldID: ['public-data'],
    asset: ['styles', 'variables.json', 'footer.html'],
    revisionID: [1],
    postTypeID: ['discussion'],
    discussionType: ['discussion'],
    file: ['a/b.png'],
    part: [0, 1],
    select: ['*', 'garden.title'],
    types: ['discussion', 'comment', 'category', 'user'],
    domain: ['discussions', 'members', 'all_content'],
    locale: ['en'],
    localeID: ['en'],
  };
}
