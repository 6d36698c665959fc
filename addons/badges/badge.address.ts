import { slug } from '@parley/addon-api/shared';

export const BADGES_PATH = '/badges';
export const MANAGED_PATH = '/dashboard/badges';
export const badgePath = ({ badgeID, name }: { badgeID: number; name: string }) =>
  `/badge/${badgeID}/${slug(name)}`;
