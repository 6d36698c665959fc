import type { Feature } from '../../platform/server/feature/feature.ts';
import { bulkJobs } from '../../platform/server/feature/operations.ts';
import { searchApi } from './search.api.ts';
import { searchRateLimits } from './search.rate-limits.ts';
import { forgetKinds } from './server/forget-kinds.ts';
import { indexSwitchedOn } from './server/index-switched-on.ts';
import { categoryKind } from './server/kinds/category.kind.ts';
import { memberKind } from './server/kinds/member.kind.ts';
import { commentKind, discussionKind } from './server/kinds/post.kinds.ts';
import { openSearchDocument } from './server/open-search.documents.ts';
import { reindexCommand } from './server/search.commands.ts';
import { searchConfig } from './server/search.config.ts';
import { searchHooks } from './server/search.hooks.ts';
import { searchListeners } from './server/search.listeners.ts';
import { REINDEX_JOB, reindex } from './server/search.reindex.ts';
import { searchRepairs } from './server/search.repairs.ts';
import { searchRoutes } from './server/search.routes.ts';
import { searchSiteMeta } from './server/search.site-meta.ts';
import { searchResultsWidget, searchTemplate, searchView } from './server/search.view.ts';
import { postgresEngine, searchEngines } from './server/search-engines.ts';
import { searchKinds } from './server/search-kinds.ts';
import { settleDiscussion } from './server/settle-discussion.ts';
import { settleJob, unsettledDiscussions } from './server/stale-discussions.ts';
import { STEM_JOB, stemNewLanguages, stemVocabulary, stemWhatIsNew } from './server/stems.ts';

export const searchFeature: Feature = {
  name: 'search',
  tables: {
    leftOutOfExports: {
      search_documents: { reason: 'Made of what can be found.', rebuiltBy: REINDEX_JOB },
      search_words: { reason: 'Made of what can be found.', rebuiltBy: REINDEX_JOB },
      search_stems: { reason: 'Made of what can be found.', rebuiltBy: REINDEX_JOB },
      search_stem_dictionaries: { reason: 'Made of what can be found.', rebuiltBy: REINDEX_JOB },
      search_stale_discussions: { reason: 'Of that index.' },
    },
  },
  addresses: ['search'],
  rateLimits: searchRateLimits,
  api: searchApi,
  dependsOn: ['post-types', 'users', 'roles', 'categories', 'discussions', 'comments'],
  siteMeta: [searchSiteMeta],
  config: Object.values(searchConfig),
  routes: searchRoutes,
  documents: [openSearchDocument],
  listeners: [...searchListeners, stemNewLanguages, indexSwitchedOn],
  transactionHooks: searchHooks,
  views: [searchView],
  templates: [searchTemplate],
  widgets: [searchResultsWidget],
  commands: [reindexCommand],
  jobs: bulkJobs({
    [REINDEX_JOB]: async (site) => {
      await reindex(site);
    },
    [STEM_JOB]: (site) => stemVocabulary(site),
    [settleJob.name]: (site, { discussionID }) => settleDiscussion(site, Number(discussionID)),
  }),
  onStart: stemWhatIsNew,
  unfinishedWork: [unsettledDiscussions],
  forgetAddon: forgetKinds,
  extensions: [
    ...[categoryKind, memberKind, discussionKind, commentKind].map((kind) => searchKinds.add(kind)),
    ...searchRepairs,
    searchEngines.add(postgresEngine),
  ],
};
