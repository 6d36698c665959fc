// Whether the community can be used: as ever, only read, or by administrators alone while it is worked on.
import { defineErrors } from './errors.ts';

export const SITE_MODES = ['normal', 'readOnly', 'maintenance'] as const;
export type SiteMode = (typeof SITE_MODES)[number];

export const siteModeError = defineErrors({
  'site.readOnly': [
    503,
    'The community can only be read at the moment, so nothing was saved. What you wrote is still here: try again later.',
  ],
  'site.maintenance': [503, 'The community is being worked on. Please come back later.'],
});
