import { type Addon, discussionParts, listMetas, postTypes, quickLinks } from '@parley/addon-api';
import { ideasOfDemo } from './demo/ideation.demo.ts';
import { ideationApi } from './ideation.api.ts';
import { forgetDeletedMember } from './server/deleted-member.ts';
import { ideaAttributes } from './server/idea.attributes.ts';
import { ideaHooks } from './server/idea.hooks.ts';
import { ideaNotificationListeners, ideaNotifications } from './server/idea.notifications.ts';
import { ideaPart } from './server/idea.part.ts';
import { ideaRecounts } from './server/idea.recounts.ts';
import { ideaRoutes } from './server/idea.routes.ts';
import { ideaVotesState } from './server/idea.viewer-state.ts';
import { ideaWords, LIST_METAS, TITLES } from './server/idea-words.ts';
import { ideasErasure } from './server/ideas.erasure.ts';
import { ideasOwnData } from './server/ideas.own-data.ts';
import { ideaPageWidgets, ideaTemplates, ideaViews } from './server/ideas.page.ts';
import { topIdeasWidget } from './server/ideas.widget.ts';
import { ideationConfig } from './server/ideation.config.ts';
import { ACTIVE } from './status-ids.ts';

export const ideationAddon: Addon = {
  name: 'ideation',
  api: ideationApi,
  dependsOn: [
    'users',
    'categories',
    'discussions',
    'post-types',
    'notifications',
    'account-deletion',
    'widgets',
    'demo',
  ],
  addon: {
    key: 'ideation',
    name: 'Ideas',
    description: 'Members say what they wish for and vote, and everybody sees what becomes of it.',
    configKey: 'plugins.ideation',
    isEnabledByDefault: true,
  },
  addresses: ['ideas'],
  routes: ideaRoutes,
  config: Object.values(ideationConfig),
  viewerState: [ideaVotesState],
  transactionHooks: ideaHooks,
  listeners: [forgetDeletedMember, ...ideaNotificationListeners],
  recounts: ideaRecounts,
  views: ideaViews,
  templates: ideaTemplates,
  widgets: [...ideaPageWidgets, topIdeasWidget],
  extensions: [
    ...ideasOwnData,
    ...ideasErasure,
    ...ideaNotifications,
    postTypes.add({
      type: 'idea',
      icon: 'lightbulb',
      words: ideaWords,
      meta: 'ideaStatus',
      statusID: ACTIVE,
      isStatusOfStaff: true,
      attributes: ideaAttributes,
    }),
    discussionParts.add(ideaPart),
    listMetas.add(LIST_METAS),
    quickLinks.add({
      id: 'ideas',
      position: 45,
      name: TITLES.ideas,
      url: '/ideas',
      icon: 'lightbulb',
      permission: 'discussions.view',
    }),
    ideasOfDemo,
  ],
};
