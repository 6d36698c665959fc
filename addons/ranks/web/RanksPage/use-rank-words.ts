import { useTranslator } from '@parley/addon-api/web';
import {
  GRANTED_OR_NOT,
  type GrantedOrNot,
  NUMBERS,
  type NumberAbility,
  TAKEN_AWAY,
  type TakenAway,
} from '../../ranks.abilities.ts';
import type { CRITERION_PERMISSIONS, Rank } from '../../ranks.contract.ts';
import type { RanksPageProps } from '../../ranks.states.ts';

/** What a rank asks for and allows, in words. */
export function useRankWords(roles: RanksPageProps['roles']) {
  const { t, plural } = useTranslator();
  const abilities = useAbilityWords();
  const permissions: Record<(typeof CRITERION_PERMISSIONS)[number], string> = {
    'site.manage': t('Manage the site'),
    'community.moderate': t('Moderate the community'),
  };
  const roleName = (id: number | undefined) => roles.find(({ roleID }) => roleID === id)?.name;
  const criteriaOf = ({ criteria }: Pick<Rank, 'criteria'>): string[] => {
    const { points, posts, time, roleID, permission, manual } = criteria;
    if (manual) return [t('Given by hand')];
    const role = roleName(roleID);
    const words = [
      points && plural(points, { one: '{count} point', other: '{count} points' }),
      posts && plural(posts, { one: '{count} post', other: '{count} posts' }),
      time && t('Member for {time}', { time }),
      role && t('Role: {name}', { name: role }),
      permission && permissions[permission],
    ].filter((each): each is string => Boolean(each));
    return words.length > 0 ? words : [t('Every member')];
  };
  const abilitiesOf = ({ abilities: has }: Pick<Rank, 'abilities'>): string[] => {
    const role = roleName(has.roleID);
    return [
      ...GRANTED_OR_NOT.filter((name) => has[name] === true).map((name) => abilities[name]),
      ...GRANTED_OR_NOT.filter((name) => has[name] === false).map((name) =>
        t('Not: {ability}', { ability: abilities[name] }),
      ),
      ...TAKEN_AWAY.filter((name) => has[name] === false).map((name) => abilities[name]),
      ...NUMBERS.filter((name) => has[name] !== undefined).map((name) => `${abilities[name]}: ${has[name]}`),
      ...(has.format ? [t('Write plain text alone')] : []),
      ...(role ? [t('All that this role may: {name}', { name: role })] : []),
    ];
  };
  return { abilities, permissions, criteriaOf, abilitiesOf };
}

function useAbilityWords(): Record<GrantedOrNot | TakenAway | NumberAbility, string> {
  const { t } = useTranslator();
  return {
    avatar: t('Change the own photo'),
    conversationsAdd: t('Start conversations'),
    curation: t('Curate posts'),
    location: t('Change where they say to be'),
    polls: t('Start polls'),
    signature: t('Have a signature'),
    title: t('Change the own title'),
    verified: t('Be trusted: no defence against spam holds their posts'),
    commentsAdd: t('Write no comments'),
    discussionsAdd: t('Start no posts'),
    linksConversations: t('No links to other sites in messages'),
    linksPosts: t('No links to other sites in posts'),
    editTimeout: t('Seconds in which they edit their posts'),
    signatureImages: t('Pictures in a signature'),
    signatureLength: t('Characters in a signature'),
  };
}
