import type { PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = () => [
  '/entry/signin',
  '/entry/signin?Target=/discussions',
  '/entry/register',
  '/entry/registerinvitation/abc',
  '/entry/signout',
  '/entry/passwordrequest',
  '/entry/passwordreset/2/abc',
  '/entry/emailconfirm/2/abc',
  '/entry/emailconfirmrequest',
  '/setup',
];
