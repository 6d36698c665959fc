// Whether the community is used as ever, can only be read, or is closed while it is worked on.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime } from '../../platform/contract/fields.ts';
import { SITE_MODES } from '../../platform/contract/site-mode.ts';

const mode = z
  .enum(SITE_MODES)
  .describe(
    'normal; readOnly: every call that changes something answers 503; maintenance: only administrators see the community.',
  );

export const siteModeState = z.object({
  mode,
  reason: z.string().describe('What people are told about why; empty: nothing.'),
  until: dateTime.nullable().describe('Until when it is expected to last; null: nobody said.'),
});
export type SiteModeState = z.output<typeof siteModeState>;

export const siteModeProblem = defineErrors({
  'site.modeUntilPast': [422, 'That moment is past. Name one to come, or none.'],
});

export const getSiteMode = endpoint({
  method: 'GET',
  path: '/site-mode',
  summary: 'Whether the community can be used as ever, and if not, why and until when.',
  permission: 'public',
  allowsUnauthenticated: true,
  response: siteModeState,
});

export const putSiteMode = endpoint({
  method: 'PUT',
  path: '/site-mode',
  summary: 'Switches the community to read-only or to maintenance, and back.',
  permission: 'site.manage',
  worksReadOnly: true,
  body: z.object({
    mode,
    reason: z.string().max(300).default('').describe('What people are told about why.'),
    until: z.iso
      .datetime({ offset: true })
      .nullable()
      .default(null)
      .describe('Until when it is expected to last; it does not end by itself.'),
  }),
  response: siteModeState,
  errors: ['site.modeUntilPast'],
});
