// The index follows what happens to the records of a kind, a moment later.
import type { EventType } from '../../../platform/contract/event.ts';
import { type Listener, listener } from '../../../platform/server/events/events.ts';
import { writeDocuments } from './search.documents.ts';
import type { SearchKind } from './search-kinds.ts';

/** Listeners that read a record again after these events and write its document, or take it out of the index. */
export function indexOn<Payload>(
  events: readonly EventType<Payload>[],
  kind: SearchKind,
  idOf: (payload: Payload) => number,
): Listener[] {
  return events.map((event) =>
    listener(event, {
      name: `search ${event.name}`,
      handle: (site, { payload }) => writeDocuments(site, kind, [idOf(payload)]),
      handleAll: (site, all) =>
        writeDocuments(
          site,
          kind,
          all.map(({ payload }) => idOf(payload)),
        ),
    }),
  );
}
