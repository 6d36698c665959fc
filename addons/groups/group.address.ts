import { slug } from '@parley/addon-api/shared';

export const groupPath = ({ groupID, name }: { groupID: number; name: string }) =>
  `/group/${groupID}-${slug(name)}`;
