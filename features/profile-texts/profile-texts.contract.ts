// Long fields of profiles, such as "About me", as rich text or Markdown. Their words alone are the values of the fields.
import { z } from 'zod';
import { bodySource } from '../../platform/contract/body-fields.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { bodyFormat, id, idParam } from '../../platform/contract/fields.ts';

export const profileText = z.object({
  userID: id,
  apiName: z.string(),
  body: z.string().describe('As it was written.'),
  format: bodyFormat,
  html: z.string().describe('As the profile shows it.'),
  words: z.string().describe('The value of the field: its words alone.'),
});
export type ProfileText = z.infer<typeof profileText>;

const member = z.object({ userID: idParam });

export const listProfileTexts = endpoint({
  method: 'GET',
  path: '/users/:userID/profile-texts',
  summary:
    'The long fields of a profile that were written as rich text or Markdown, for whoever may edit it.',
  permission: 'session.valid',
  params: member,
  response: z.array(profileText),
});

export const putProfileText = endpoint({
  method: 'PUT',
  path: '/users/:userID/profile-texts/:apiName',
  summary: 'Writes a long field of a profile; one without words and pictures clears it.',
  permission: 'session.valid',
  params: member.extend({ apiName: z.string().min(1).max(50) }),
  body: z.object({ body: bodySource, format: bodyFormat.default('rich2') }),
  response: profileText.partial({ body: true, html: true }),
});
