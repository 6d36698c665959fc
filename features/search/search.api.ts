// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { searchQuery, searchResult } from './search.contract.ts';

export const searchApi: ApiDescription = {
  schemas: {
    SearchInput: searchQuery,
    SearchResult: searchResult,
  },
  descriptions: {
    'SearchResult.body': 'The body as sanitised HTML.',
    'SearchResult.name': 'The title.',
    'SearchResult.score': 'The points of the reactions to it.',
    'SearchResult.type': 'The type of the record.',
    collapse: 'Whether a discussion with its comments is one result.',
    domain: 'What is searched: everything, or members.',
    driver: 'Read and without effect: there is one index.',
    excludedInsertUserIDs: 'Without what these members wrote.',
    excludedInsertUserRoleIDs: 'Without what members of these roles wrote.',
    followedCategories: 'Only categories that the caller follows.',
    highlight: 'The words of the body around what was found.',
    includeArchivedCategories: 'Whether archived categories are searched too.',
    includeResults: 'False: totals alone are wanted, no rows.',
    includeTypeaheads: 'Whether the last word may be unfinished, as while somebody types.',
    includedInsertUserRoleIDs: 'Only what members of these roles wrote.',
    insertUserIDs: 'Only what these members wrote.',
    insertUserNames: 'Only what members of these names wrote.',
    isForeign: 'False: everything is of this site.',
    labelCode: 'What is counted.',
    matchMode: 'Read and without effect.',
    query: 'The words that are looked for.',
    queryOperator: 'Whether all words are wanted, or any of them.',
    recordTypes: 'The kinds of records that are searched.',
    searchScore: 'How well it fits; higher is better.',
    siteSectionGroup: 'Read and without effect: there is one section.',
    subqueryExtraParams: 'What to add to the search for all that was found in the discussion.',
    subqueryMatchCount: 'How many posts of the discussion fit, beside the one that is shown.',
    tagOperator: 'Whether all of the tags are wanted, or any.',
    types: 'The types of records, finer than recordTypes.',
    userInfo: 'The member that was found.',
  },
};
