// Avatars of members.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { idParam } from '../../platform/contract/fields.ts';

const userParams = z.object({ userID: idParam });
const files = { photo: { description: 'A picture; the middle of it is taken as a square.' } };
const response = z.object({ photoUrl: z.string() });

export const postUserPhoto = endpoint({
  method: 'POST',
  path: '/users/:userID/photo',
  summary: 'Gives a member a photo.',
  permission: 'session.valid',
  params: userParams,
  files,
  response,
  rateLimit: 'uploads',
  errors: ['user.outranked'],
});

export const postOwnPhoto = endpoint({
  method: 'POST',
  path: '/users/photo',
  summary: 'Gives the viewer a photo.',
  permission: 'session.valid',
  files,
  response,
  rateLimit: 'uploads',
});

export const deleteUserPhoto = endpoint({
  method: 'DELETE',
  path: '/users/:userID/photo',
  summary: 'Takes a member’s photo away.',
  permission: 'session.valid',
  params: userParams,
  errors: ['user.outranked', 'photo.none'],
});

export const deleteOwnPhoto = endpoint({
  method: 'DELETE',
  path: '/users/photo',
  summary: 'Takes the viewer’s photo away.',
  permission: 'session.valid',
  errors: ['photo.none'],
});

export const photoError = defineErrors({
  'photo.none': [400, 'There is no photo to delete.'],
});
