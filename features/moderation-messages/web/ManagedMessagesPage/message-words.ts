import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { listCategories } from '../../../categories/categories.contract.ts';
import type { ModerationMessage } from '../../moderation-messages.contract.ts';

const MOST_LETTERS = 80;

/** What it is called in lists: how it begins. Moderators have it as it was written. */
export function firstWords({ bodyRaw = '' }: Pick<ModerationMessage, 'bodyRaw'>): string {
  const text = bodyRaw.slice(0, 1000).split(/\s/).filter(Boolean).join(' ');
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)} …` : text;
}

/** Where a message stands, and as what. */
export function useMessageWords() {
  const { t } = useTranslator();
  const { data } = useQuery<typeof listCategories>('GET /categories', {
    query: { outputFormat: 'flat', limit: 500 },
  });
  const views: [id: string, name: string][] = [
    ['all', t('All pages')],
    ['home', t('The home page')],
    ['discussionList', t('Lists of posts')],
    ['post', t('Pages of posts')],
    ['categoryList', t('The list of categories')],
    ['discussionCategoryPage', t('Pages of categories')],
    ['search', t('The search page')],
  ];
  const types: [id: ModerationMessage['type'], name: string][] = [
    ['casual', t('Plain')],
    ['info', t('Information')],
    ['warning', t('Warning')],
    ['alert', t('Alert')],
  ];
  const nameOf = (recordID: number | null) =>
    data?.find(({ categoryID }) => categoryID === recordID)?.name ?? `#${recordID}`;
  return {
    views,
    types,
    nameOf,
    placeOf: ({ type, layoutViewType, recordID }: ModerationMessage): string => {
      const place = views.find(([id]) => id === layoutViewType)?.[1] ?? layoutViewType;
      const kind = types.find(([id]) => id === type)?.[1] ?? type;
      return recordID === null
        ? t('{kind} · {place}', { kind, place })
        : t('{kind} · {place} · in {category}', { kind, place, category: nameOf(recordID) });
    },
  };
}
