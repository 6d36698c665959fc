// What people are shown of ideas.
import type { PostTypeKind } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';
import { ALREADY_OFFERED, COMPLETED, DECLINED, IN_PROGRESS, IN_REVIEW } from '../status-ids.ts';

export const ideaWords: PostTypeKind['words'] = ({ t }) => {
  const mark = (name: string, text: string, preset: 'standard' | 'success' | 'warning') => ({
    name,
    text,
    preset,
    icon: 'lightbulb' as const,
  });
  return {
    name: t('Idea'),
    plural: t('Ideas'),
    startedIn: t('Suggested in'),
    mark: mark('idea', t('Idea'), 'standard'),
    marks: {
      [IN_REVIEW]: mark('inReview', t('In Review'), 'warning'),
      [IN_PROGRESS]: mark('inProgress', t('In Progress'), 'standard'),
      [COMPLETED]: mark('completed', t('Completed'), 'success'),
      [ALREADY_OFFERED]: mark('alreadyOffered', t('Already Offered'), 'success'),
      [DECLINED]: mark('declined', t('Declined'), 'standard'),
    },
  };
};

/** Layouts switch the mark off. */
export const LIST_METAS = wordings({ ideaStatus: 'What became of an idea' });

/** What the table of types calls the button, until a site calls it something else: translated where it is shown. */
export const STORED_WORDS = wordings({ button: 'New Idea' });

export const TITLES = wordings({ ideas: 'Ideas' });
