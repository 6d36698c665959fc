// What people are shown of questions and answers.
import type { DiscussionTab, PostTypeKind } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';
import { ACCEPTED, ANSWERED } from './question-status.ts';

export const questionWords: PostTypeKind['words'] = ({ t }) => ({
  name: t('Question'),
  plural: t('Questions'),
  startedIn: t('Asked in'),
  mark: { name: 'question', icon: 'circle-help', text: t('Question'), preset: 'standard' },
  marks: {
    [ANSWERED]: {
      name: 'answered',
      icon: 'message-square-text',
      text: t('Answered'),
      preset: 'standard',
    },
    [ACCEPTED]: { name: 'solved', icon: 'circle-check', text: t('Solved'), preset: 'success' },
  },
  comment: { name: t('Answer'), plural: t('Answers') },
});

/** What the table of types calls the button, and the widget catalog the thread: translated where they are shown. */
export const STORED_WORDS = wordings({ button: 'Ask a Question', thread: 'Q&A Comments' });

const TABS = wordings({ questions: 'Questions' });

export const questionsTab: DiscussionTab = {
  tabPresetID: 'questions',
  label: TABS.questions,
  filters: { sort: '-dateLastComment', type: ['question'] },
};

export const LEADERBOARDS = wordings({ acceptedAnswers: 'Accepted answers' });
export const LIST_METAS = wordings({ qnaStatus: 'Whether it is answered' });
