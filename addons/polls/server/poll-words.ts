// What people are shown of polls.
import type { PostTypeKind } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';

export const pollWords: PostTypeKind['words'] = ({ t }) => ({
  name: t('Poll'),
  plural: t('Polls'),
  startedIn: t('Poll started in'),
  mark: { name: 'poll', icon: 'chart-bar', text: t('Poll'), preset: 'standard' },
});

/** Layouts switch the mark off. */
export const LIST_METAS = wordings({ pollMark: 'Whether it is a poll' });

/** What the table of types calls the button, until a site calls it something else: translated where it is shown. */
export const STORED_WORDS = wordings({ button: 'New Poll' });
