import { listener } from '../../../platform/server/events/events.ts';
import { siteSetUp } from '../../users/users.events.ts';
import { hasDemo } from './demo-records.ts';

/** The set-up wizard's offer. Delivered twice, it fills once. */
export const demoListener = listener(siteSetUp, {
  name: 'fill the site with the demo',
  kind: 'bulk',
  handle: async (site, { payload }) => {
    if (!payload.withDemo) return;
    const { fillDemo, indexDemo } = await import('./fill-demo.ts');
    if (!(await hasDemo(site.database))) await fillDemo(site);
    await indexDemo(site);
  },
});
