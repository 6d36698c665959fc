import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /translations/:urlCode': administrators,
  'GET /translations/:urlCode/properties': administrators,
  'PATCH /translations/:urlCode': administrators,
  'PATCH /translations/:urlCode/remove': administrators,
  'POST /translations': administrators,
};
