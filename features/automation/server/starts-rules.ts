// An event that may start rules: `listeners: [startsRules(commentPosted, 'commentWords', ...)]` in the manifest of its owner.
import type { EventType } from '../../../platform/contract/event.ts';
import { type Listener, listener } from '../../../platform/server/events/events.ts';
import { activeRules } from './rule.queries.ts';
import { automationContext, meetRecords } from './run-rules.ts';

/** After the commit; where no rule of that kind is switched on, nothing is asked for. */
export function startsRules<Payload>(
  event: EventType<Payload>,
  triggerType: string,
  recordIDOf: (payload: Payload) => number | undefined,
): Listener<Payload> {
  return listener(event, {
    name: `rules of ${triggerType} on ${event.name}`,
    handle: async (site, { payload }) => {
      const rules = await site.snapshots.get(activeRules);
      const recordID = recordIDOf(payload);
      for (const rule of rules)
        if (rule.trigger_type === triggerType && recordID !== undefined)
          await meetRecords(await automationContext(site, rule), rule, [recordID]);
    },
  });
}
