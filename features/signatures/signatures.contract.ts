// Signatures: what stands below everything that a member writes, for readers who have not hidden it.
import { z } from 'zod';
import { bodySource } from '../../platform/contract/body-fields.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { bodyFormat, dateTime, idParam } from '../../platform/contract/fields.ts';

export const signatureError = defineErrors({
  'signature.off': [403, 'There are no signatures on this site.'],
  'signature.notYours': [403, 'A signature is written by its owner alone. Moderators may remove it.'],
});

export const signature = z.object({
  userID: z.int32(),
  body: z.string().describe('As it was written; empty where there is none.'),
  format: bodyFormat,
  html: z.string().describe('As it stands below posts.'),
  dateUpdated: dateTime.nullable(),
});
export type Signature = z.infer<typeof signature>;

const params = z.object({ userID: idParam });

export const getSignature = endpoint({
  method: 'GET',
  path: '/users/:userID/signature',
  summary: 'The signature of a member, as they edit it: their own, or for moderators.',
  permission: 'session.valid',
  params,
  response: signature,
  errors: ['signature.notYours'],
});

export const patchSignature = endpoint({
  method: 'PATCH',
  path: '/users/:userID/signature',
  summary: 'Changes one’s own signature; one without words and pictures removes it.',
  permission: 'signatures.edit',
  params,
  body: z.object({ body: bodySource, format: bodyFormat.default('rich2') }),
  response: signature,
  errors: ['signature.off', 'signature.notYours'],
});

export const deleteSignature = endpoint({
  method: 'DELETE',
  path: '/users/:userID/signature',
  summary: 'Removes a signature: one’s own, or as a moderator that of somebody else.',
  permission: 'session.valid',
  params,
  errors: ['signature.notYours'],
});

const reading = z.object({ hidesSignatures: z.boolean() });

export const getSignaturePreferences = endpoint({
  method: 'GET',
  path: '/signatures/preferences',
  summary: 'Whether the viewer reads posts without signatures.',
  permission: 'session.valid',
  response: reading,
});

export const patchSignaturePreferences = endpoint({
  method: 'PATCH',
  path: '/signatures/preferences',
  summary: 'Hides signatures from the viewer, or shows them again.',
  permission: 'session.valid',
  body: reading,
  response: reading,
});

/** What a signature may be; 0 pictures or links: none. */
export interface SignatureLimits {
  maxLength: number;
  maxLines: number;
  maxImages: number;
  maxLinks: number;
}

/** What the page of it shows. */
export interface SignaturePageProps {
  userID: number;
  source: string;
  format: string;
  html: string;
  limits: SignatureLimits;
}
