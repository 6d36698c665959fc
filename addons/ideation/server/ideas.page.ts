// The pages /ideas and /ideas/roadmap: what they are about, and their layouts as data.
import { oneWidget, type RequestContext, type ViewType, widget } from '@parley/addon-api';
import type { IdeasPageProps, RoadmapPageProps } from '../idea-widgets.contract.ts';
import { IDEA_SORTS } from '../ideas.contract.ts';
import { countIdeas, listedIdeas } from './idea.list.ts';
import { ideaStatuses } from './idea-statuses.ts';
import { ideationConfig } from './ideation.config.ts';
import { staleWithIdeas, votesLeft } from './vote.actions.ts';

declare module '@parley/addon-api' {
  interface PageParamTypes {
    ideas: IdeasQuery;
  }
}

interface IdeasQuery {
  state: IdeasPageProps['state'];
  statusID: number | undefined;
  sort: IdeasPageProps['sort'];
  page: number;
}

const LIMIT = 20;
const MOST_PAGES = 500;
const CARDS = 20;

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined;

const countsVotes = (ctx: RequestContext) =>
  ctx.viewer.userID > 0 && ctx.setting(ideationConfig.votesPerMember) > 0;

export const ideaViews: ViewType[] = [
  {
    type: 'ideas',
    // How many votes are left is the viewer's own.
    isPersonal: ({ params }, ctx) => params.state === 'mine' || countsVotes(ctx),
    resolve: async (ctx, { params }) => {
      ctx.require('discussions.view');
      const state = params.state === 'closed' ? 'closed' : 'open';
      const isMine = params.state === 'mine' && ctx.viewer.userID > 0;
      const title = ctx.translator.t('Ideas');
      return {
        layoutViewType: 'ideas',
        records: [],
        params: {
          ideas: {
            state: isMine ? 'mine' : state,
            statusID: numberOf(params.statusID),
            sort: IDEA_SORTS.find((each) => each === params.sort) ?? '-score',
            page: Math.min(MOST_PAGES, Math.max(1, numberOf(params.page) ?? 1)),
          },
        },
        seo: { title, url: ctx.url('/ideas') },
      };
    },
  },
  {
    type: 'roadmap',
    resolve: async (ctx) => {
      ctx.require('discussions.view');
      const title = ctx.translator.t('Roadmap');
      return {
        layoutViewType: 'roadmap',
        records: [],
        params: {},
        seo: { title, url: ctx.url('/ideas/roadmap') },
      };
    },
  },
];

async function countedStatuses(ctx: RequestContext) {
  const statuses = await ideaStatuses(ctx);
  const counts = await countIdeas(ctx, statuses);
  return statuses.map((status) => ({ ...status, count: counts.get(status.statusID) ?? 0 }));
}

const ideasWidget = widget({
  id: 'ideas.page',
  component: 'IdeasPage',
  name: 'Ideas',
  hydrate: async (ctx, { params, records }): Promise<IdeasPageProps> => {
    staleWithIdeas(ctx);
    const { state, statusID, sort, page } = params.ideas ?? { state: 'open', sort: '-score', page: 1 };
    const found = await listedIdeas(ctx, { state, statusID, sort, page, limit: LIMIT, ahead: 1 });
    const ideas = found.slice(0, LIMIT);
    records.discussionIDs.push(...ideas.map((each) => each.discussionID));
    return {
      ideas,
      statuses: await countedStatuses(ctx),
      state,
      statusID: statusID ?? null,
      sort,
      page,
      hasMore: found.length > LIMIT,
      votes: countsVotes(ctx)
        ? {
            left: (await votesLeft(ctx, ctx.viewer.userID)) ?? 0,
            most: ctx.setting(ideationConfig.votesPerMember),
          }
        : null,
    };
  },
});

const roadmapWidget = widget({
  id: 'ideas.roadmap',
  component: 'RoadmapPage',
  name: 'Roadmap',
  hydrate: async (ctx, { records }): Promise<RoadmapPageProps> => {
    staleWithIdeas(ctx);
    const columns: RoadmapPageProps['columns'] = [];
    for (const status of await countedStatuses(ctx)) {
      const { statusID } = status;
      const ideas = await listedIdeas(ctx, { statusID, sort: '-score', page: 1, limit: CARDS });
      records.discussionIDs.push(...ideas.map((each) => each.discussionID));
      columns.push({ ...status, ideas });
    }
    return { columns };
  },
});

export const ideaPageWidgets = [ideasWidget, roadmapWidget];

export const ideaTemplates = [
  oneWidget('ideas', 'Ideas', 'ideas.page'),
  oneWidget('roadmap', 'Roadmap', 'ideas.roadmap'),
];
