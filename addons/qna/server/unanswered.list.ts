import type { DiscussionList, QuickLink } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';

const TITLES = wordings({ unanswered: 'Unanswered' });

export const unansweredList: DiscussionList = {
  name: 'unanswered',
  title: ({ t }) => t(TITLES.unanswered),
  emptyText: ({ t }) => t('No question waits for an answer.'),
  filters: () => ({ hasComments: false, type: ['question'] }),
};

export const unansweredLink: QuickLink = {
  id: 'unanswered',
  position: 50,
  name: TITLES.unanswered,
  url: '/discussions/unanswered',
  icon: 'circle-help',
  permission: 'discussions.view',
};
