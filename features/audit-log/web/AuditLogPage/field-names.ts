// What the fields of entries are called.
import type { Translator } from '../../../../platform/contract/languages/translate.ts';

type T = Translator['t'];

const ofPosts = (t: T): Record<string, string> => ({
  name: t('Name'),
  body: t('Text'),
  categoryID: t('Category'),
  categoryIDs: t('Categories'),
  newCategoryID: t('Category'),
  parentCategoryID: t('Parent category'),
  discussionID: t('Discussion'),
  countComments: t('Comments'),
  countChosen: t('Chosen comments'),
  postRevisionID: t('Revision'),
  postTypeID: t('Post type'),
  statusID: t('Status'),
  tagIDs: t('Tags'),
  closed: t('Closed'),
  pinned: t('Announced'),
  pinLocation: t('Where it is announced'),
  sink: t('Sunk'),
  resolved: t('Resolved'),
});

const ofPeople = (t: T): Record<string, string> => ({
  insertUserID: t('Author'),
  userID: t('Member'),
  roleID: t('Role'),
  roleIDs: t('Roles'),
  granted: t('Granted'),
  withdrawn: t('Withdrawn'),
  fields: t('What was changed'),
  how: t('How'),
  addressRange: t('Network addresses'),
  mailDomain: t('Mail domain'),
  dateExpires: t('Ends'),
  warningTypeID: t('Type'),
  points: t('Points'),
  ruleID: t('Rule'),
});

const ofCases = (t: T): Record<string, string> => ({
  assignedUserID: t('Taken on by'),
  status: t('Status'),
  isEscalated: t('Escalated'),
  outcome: t('What came of it'),
  recordType: t('Kind'),
  recordID: t('Number'),
  countAccounts: t('Accounts'),
  countPosts: t('Posts'),
  filters: t('What was looked for'),
});

const ofRules = (t: T): Record<string, string> => ({
  triggerType: t('When'),
  actionTypes: t('Then'),
  actions: t('Then'),
  dailyLimit: t('Most a day'),
  includesPast: t('Also what was there before'),
  value: t('Value'),
});

/** Of fields that an add-on stores, their own names as words. */
export function fieldName(t: T, field: string): string {
  const known: Record<string, string> = { ...ofPosts(t), ...ofPeople(t), ...ofCases(t), ...ofRules(t) };
  return known[field] ?? asWords(field);
}

export function asWords(field: string): string {
  const words = field.replace(/IDs?$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
