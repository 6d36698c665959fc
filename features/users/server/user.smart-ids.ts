import { permissionProblem } from '../../../platform/contract/errors.ts';
import type { SmartIDResolver } from '../../../platform/server/http/input/smart-id.ts';
import { findUserIDsByEmail, findUserIDsByName } from './user.queries.ts';
import { emailKey, nameKey } from './user-name.ts';

export const userSmartIDs: SmartIDResolver[] = [
  {
    record: 'user',
    recordName: 'User',
    resolve: async (ctx, column, value) => {
      switch (column) {
        case 'me':
          return [ctx.viewer.userID];
        case 'name':
          return (await findUserIDsByName(ctx.db, nameKey(value))).map((row) => row.user_id);
        case 'email':
          if (!ctx.can('personalInfo.view')) throw permissionProblem(['personalInfo.view']);
          return (await findUserIDsByEmail(ctx.db, emailKey(value))).map((row) => row.user_id);
        default:
          return undefined;
      }
    },
  },
];
