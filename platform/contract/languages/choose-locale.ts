// The language of the interface is chosen on every page, so the call belongs to no capability's pages.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const chooseLocale = endpoint({
  method: 'PUT',
  path: '/locales/choice',
  summary: 'The language the caller wants to read the interface in; null: whatever the browser asks for.',
  permission: 'public',
  allowsUnauthenticated: true,
  body: z.object({ locale: z.string().min(2).max(35).nullable() }),
  response: z.object({ locale: z.string().nullable() }),
  errors: ['locale.notSpoken'],
});
