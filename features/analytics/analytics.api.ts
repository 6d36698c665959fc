// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';

export const analyticsApi: ApiDescription = {
  descriptions: {
    AnonymizeData:
      'Whether the caller is counted without anything of their own: 1, 0, or -1 where nothing was chosen; true or false where it is sent.',
    articleID: 'Read and without effect: there are no articles.',
    author: 'The authors that the search was narrowed to.',
    authorID: 'The authors that the search was narrowed to.',
    authorName: 'Their names.',
    categoryName: 'The names of the categories.',
    destinationUrl: 'The address outside the site that a link leads to.',
    didTrack: 'Whether it was counted: not for readers who do not want to be.',
    eventID: 'The event whose page was looked at.',
    knowledgeCategoryID: 'Read and without effect: there is no knowledge base.',
    lastNumberRead: 'The number of the last comment that was in sight.',
    negativeTerms: 'The words that were left out.',
    originalQuery: 'The search as it was typed.',
    referrer: 'The page that the reader came from.',
    searchQuery: 'What was searched for.',
    searchResults: 'How many results the search had.',
    searchTypes: 'The kinds of records that were searched.',
    siteSection: 'The section of the site that was searched.',
    tag: 'The tags that the search was narrowed to.',
    tagName: 'The names of the tags.',
    terms: 'The words that were searched for.',
  },
};
