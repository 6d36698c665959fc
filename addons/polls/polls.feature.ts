import { type Addon, discussionExpands, discussionParts, listMetas, postTypes } from '@parley/addon-api';
import { pollsOfDemo } from './demo/polls.demo.ts';
import { pollsApi } from './polls.api.ts';
import { pollPermissions } from './polls.permissions.ts';
import { forgetDeletedMember } from './server/deleted-member.ts';
import { discussionPollRoutes } from './server/discussion-poll.routes.ts';
import { POLL_EXPANDS, pollAttributes } from './server/poll.attributes.ts';
import { CLOSE_POLL_JOB, closePoll } from './server/poll.closing.ts';
import { pollConfig } from './server/poll.config.ts';
import { pollPart } from './server/poll.part.ts';
import { pollRecounts } from './server/poll.recounts.ts';
import { pollRoutes } from './server/poll.routes.ts';
import { pollsState } from './server/poll.viewer-state.ts';
import { LIST_METAS, pollWords } from './server/poll-words.ts';
import { pollErasureParts } from './server/polls.erasure.ts';
import { pollsOwnData } from './server/polls.own-data.ts';
import { voteRoutes } from './server/vote.routes.ts';

export const pollsAddon: Addon = {
  name: 'polls',
  api: pollsApi,
  dependsOn: ['users', 'categories', 'discussions', 'post-types', 'account-deletion', 'demo'],
  addon: {
    key: 'polls',
    name: 'Polls',
    description: 'Members ask the community, and everybody sees what it thinks.',
    configKey: 'plugins.polls',
    isEnabledByDefault: true,
  },
  permissions: pollPermissions,
  routes: [...pollRoutes, ...voteRoutes, ...discussionPollRoutes],
  config: Object.values(pollConfig),
  viewerState: [pollsState],
  jobs: { [CLOSE_POLL_JOB]: closePoll },
  listeners: [forgetDeletedMember],
  recounts: pollRecounts,
  extensions: [
    ...pollsOwnData,
    ...pollErasureParts,
    postTypes.add({
      type: 'poll',
      icon: 'chart-bar',
      words: pollWords,
      meta: 'pollMark',
      statusID: 0,
      permission: 'polls.add',
      attributes: pollAttributes,
    }),
    discussionParts.add(pollPart),
    discussionExpands.add(POLL_EXPANDS),
    listMetas.add(LIST_METAS),
    pollsOfDemo,
  ],
};
