import { administrators, everybody, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /locales': everybody,
  'GET /locales/:localeID': administrators,
  'GET /locales/:localeID/wordings': administrators,
  'GET /locales/translations/:locale': everybody,
  'PATCH /locales/:localeID': administrators,
  'PATCH /locales/:localeID/wordings': administrators,
  'POST /locales': administrators,
  'PUT /locales/choice': everybody,
  'GET /translation-services': administrators,
  'PUT /translation-services/:type': administrators,
  'POST /translation-services/translate': administrators,
};
