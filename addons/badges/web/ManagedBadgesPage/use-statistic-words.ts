import { useTranslator } from '@parley/addon-api/web';
import type { ManagedBadgesProps } from '../../badge-widgets.contract.ts';

/** What rules count, in words. */
export function useStatisticWords(statistics: ManagedBadgesProps['statistics']): Map<string, string> {
  const { t } = useTranslator();
  const own: Readonly<Record<string, string>> = {
    isMember: t('Being a member'),
    hasPhoto: t('Having a photo'),
    discussions: t('Discussions'),
    comments: t('Comments'),
    posts: t('Posts'),
    points: t('Points'),
    visits: t('Visits'),
    years: t('Years as a member'),
    streak: t('Days in a row with a post'),
    reactionsReceived: t('Positive reactions received'),
    reactionsGiven: t('Reactions given'),
  };
  return new Map(statistics.map(({ name, label }) => [name, own[name] ?? (label || name)]));
}
