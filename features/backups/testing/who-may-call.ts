import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /backups': administrators,
  'POST /backups': administrators,
  'POST /exports': administrators,
  'POST /backups/:name/stop': administrators,
  'POST /backups/:name/trial': administrators,
  'POST /backups/:name/restore': administrators,
  'DELETE /backups/:name': administrators,
};
