import { administrators, everybody, members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /notifications': members,
  'GET /notifications/:notificationID': members,
  'PATCH /notifications/:notificationID': members,
  'PUT /notifications/:notificationID/read': members,
  'PATCH /notifications': members,
  'GET /notification-preferences/schema': members,
  'GET /notification-preferences/preview': members,
  'GET /notification-preferences/defaults': administrators,
  'PATCH /notification-preferences/defaults': administrators,
  // Everything that addresses name is an administrator's.
  'GET /notification-preferences/:userID': administrators,
  'PATCH /notification-preferences/:userID': administrators,
  'GET /notification-preferences/:userID/quiet': administrators,
  'PATCH /notification-preferences/:userID/quiet': administrators,
  'POST /unsubscribe/:token': everybody,
  'PATCH /unsubscribe/:token': everybody,
  'POST /unsubscribe/resubscribe/:token': everybody,
};
