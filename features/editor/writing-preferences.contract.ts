// How a member writes, on all their devices.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';

/** Both say the same; the other formats are what older posts were written in. */
export const writingFormat = z.enum(['rich2', 'markdown']);
export type WritingFormat = z.infer<typeof writingFormat>;

const preferences = z.object({
  format: writingFormat.nullable().describe('null: as the site prefers.'),
});

export const getWritingPreferences = endpoint({
  method: 'GET',
  path: '/bodies/preferences',
  summary: 'In which format the viewer writes.',
  permission: 'session.valid',
  response: preferences,
});

export const patchWritingPreferences = endpoint({
  method: 'PATCH',
  path: '/bodies/preferences',
  summary: 'Chooses in which format the viewer writes, on all their devices.',
  permission: 'session.valid',
  body: preferences,
  response: preferences,
});
