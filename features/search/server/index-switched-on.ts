// What an add-on brought along, or went on with while it was off, is found as soon as it is switched on.
import { configChanged } from '../../../platform/contract/site.events.ts';
import { configSnapshot } from '../../../platform/server/config/config.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { listener } from '../../../platform/server/events/events.ts';
import { addonSwitch } from '../../../platform/server/site/feature-set.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { writeDocuments } from './search.documents.ts';
import { type SearchKind, searchKinds } from './search-kinds.ts';
import { TOKENIZER_VERSION } from './tokenize.ts';

const BATCH = 500;

export const indexSwitchedOn = listener(configChanged, {
  name: 'search of what is switched on',
  kind: 'bulk',
  handle: async (site, { payload: { keys } }) => {
    const config = await site.snapshots.get(configSnapshot);
    const switchedOn = site.features
      .enabled(config)
      .filter((feature) => feature.addon && keys.includes(addonSwitch(feature).key));
    for (const kind of searchKinds.declaredIn(switchedOn)) await indexMissing(site, kind);
  },
});

async function indexMissing(site: Site, kind: SearchKind): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await site.database.rows<{ id: number }>(sql`
      select r.id from (${kind.records}) r
      where r.id > ${last} and not exists (select from search_documents s where s.record_type = ${kind.recordType}
        and s.record_id = r.id and s.tokenizer_version = ${TOKENIZER_VERSION})
      order by r.id limit ${sql.integer(BATCH)}`);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await writeDocuments(site, kind, ids);
    if (ids.length < BATCH) return;
    last = ids.at(-1) ?? last;
  }
}
