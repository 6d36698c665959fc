// A rank as its form holds it, and as it is sent.
import type { Rank } from '../../ranks.contract.ts';

export interface GivenRank {
  name: string;
  userTitle: string;
  level: string;
  cssClass: string;
  notificationBody: string;
  isManual: boolean;
  points: string;
  posts: string;
  time: string;
  roleID: string;
  permission: NonNullable<Rank['criteria']['permission']> | '';
  abilities: Rank['abilities'];
}

export type Change = (part: Partial<GivenRank>) => void;

export function givenOf(rank: Rank | undefined, nextLevel: number): GivenRank {
  const { points, posts, time, roleID, permission, manual } = rank?.criteria ?? {};
  return {
    name: rank?.name ?? '',
    userTitle: rank?.userTitle ?? '',
    level: String(rank?.level ?? nextLevel),
    cssClass: rank?.cssClass ?? '',
    notificationBody: rank?.notificationBody ?? '',
    isManual: manual ?? false,
    points: String(points ?? ''),
    posts: String(posts ?? ''),
    time: time ?? '',
    roleID: String(roleID ?? ''),
    permission: permission ?? '',
    abilities: rank?.abilities ?? {},
  };
}

export const bodyOf = (given: GivenRank): Omit<Rank, 'rankID'> => ({
  name: given.name,
  userTitle: given.userTitle,
  level: Number(given.level),
  cssClass: given.cssClass === '' ? null : given.cssClass,
  notificationBody: given.notificationBody.trim() === '' ? null : given.notificationBody,
  criteria: given.isManual ? { manual: true } : criteriaOf(given),
  abilities: given.abilities,
});

function criteriaOf({ points, posts, time, roleID, permission }: GivenRank): Rank['criteria'] {
  return {
    ...(points !== '' && { points: Number(points) }),
    ...(posts !== '' && { posts: Number(posts) }),
    ...(time !== '' && { time }),
    ...(roleID !== '' && { roleID: Number(roleID) }),
    ...(permission !== '' && { permission }),
  };
}
