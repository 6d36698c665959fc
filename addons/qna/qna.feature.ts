import {
  type Addon,
  digestParts,
  discussionExpands,
  discussionLists,
  discussionTabs,
  hiddenPosts,
  leaderboardSources,
  leaderboardTypes,
  listMetas,
  postTypes,
  quickLinks,
} from '@parley/addon-api';
import { qnaOfDemo } from './demo/qna.demo.ts';
import { questionLayout } from './layouts/question.layout.ts';
import { qnaApi } from './qna.api.ts';
import { answerDailyCounts } from './server/answer.daily-counts.ts';
import { pointHooks } from './server/answer-points.ts';
import { answerThread } from './server/answer-thread.ts';
import { bestAnswerers } from './server/best-answerers.ts';
import { hiddenAnswerPoints } from './server/hidden-answer-points.ts';
import { importedAnswers } from './server/imported-answers.ts';
import { qaPage } from './server/qa-page.ts';
import { qnaConfig } from './server/qna.config.ts';
import { qnaRoutes } from './server/qna.routes.ts';
import {
  answerAttributes,
  answerFilter,
  answerLead,
  questionAttributes,
} from './server/question.attributes.ts';
import { unacceptedTrigger } from './server/question.automation.ts';
import {
  followUpHooks,
  followUpJobs,
  questionNotificationListeners,
  questionNotifications,
} from './server/question.notifications.ts';
import { questionRecount } from './server/question.recounts.ts';
import { questionTotals } from './server/question.totals.ts';
import { ACCEPTED, ANSWERED, questionHooks, STATUS_WORDS, UNANSWERED } from './server/question-status.ts';
import { LEADERBOARDS, LIST_METAS, questionsTab, questionWords } from './server/question-words.ts';
import { questionsWidget } from './server/questions.widget.ts';
import { unansweredPart } from './server/unanswered.digest.ts';
import { unansweredLink, unansweredList } from './server/unanswered.list.ts';

export const qnaAddon: Addon = {
  name: 'qna',
  api: qnaApi,
  dependsOn: [
    'users',
    'bookmarks',
    'categories',
    'discussions',
    'comments',
    'notifications',
    'digest',
    'post-types',
    'layouts',
    'profiles',
    'imports',
    'automation',
    'demo',
  ],
  addon: {
    key: 'qna',
    name: 'Questions and answers',
    description: 'Members ask questions, and the best answers are accepted.',
    configKey: 'plugins.qna',
    isEnabledByDefault: true,
  },
  routes: qnaRoutes,
  config: Object.values(qnaConfig),
  transactionHooks: [...questionHooks, ...pointHooks, ...followUpHooks],
  listeners: questionNotificationListeners,
  jobs: followUpJobs,
  widgets: [answerThread, questionsWidget],
  templates: [questionLayout],
  awaitedWidgets: ['asset.suggestedAnswers'],
  siteTotals: questionTotals,
  recounts: [questionRecount],
  extensions: [
    postTypes.add({
      type: 'question',
      icon: 'circle-help',
      words: questionWords,
      isFilter: true,
      meta: 'qnaStatus',
      commentType: 'answer',
      statusLabels: { [ACCEPTED]: 'answered' },
      statusID: UNANSWERED,
      statusByReplies: ({ count, isOneAccepted }) =>
        isOneAccepted ? ACCEPTED : count > 0 ? ANSWERED : UNANSWERED,
      statusWords: STATUS_WORDS,
      layoutViewType: 'question',
      attributes: questionAttributes,
      commentAttributes: answerAttributes,
      commentLead: answerLead,
      commentFilter: answerFilter,
      jsonLd: qaPage,
    }),
    discussionExpands.add(['acceptedAnswers', 'rejectedAnswers']),
    discussionLists.add(unansweredList),
    discussionTabs.add(questionsTab),
    listMetas.add(LIST_METAS),
    leaderboardTypes.add(LEADERBOARDS),
    quickLinks.add(unansweredLink),
    leaderboardSources.add(bestAnswerers),
    hiddenPosts.add(hiddenAnswerPoints),
    digestParts.add(unansweredPart),
    unacceptedTrigger,
    qnaOfDemo,
    ...answerDailyCounts,
    ...questionNotifications,
    ...importedAnswers,
  ],
};
