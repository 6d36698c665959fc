import type { Command } from '../../../platform/server/feature/operations.ts';
import { reindex } from './search.reindex.ts';

export const reindexCommand: Command = {
  name: 'reindex',
  summary: 'Brings the search index up to date; --all writes it again.',
  usage: 'reindex [--all] [--json]',
  run: async (site, args, out) => {
    const startedAt = Date.now();
    const count = await reindex(
      site,
      ({ done, total }) =>
        out.progress(
          `${done} of ${total} records (${Math.round((done / Math.max(1, Date.now() - startedAt)) * 1000)} a second)`,
        ),
      args.options.all === true ? 'all' : 'missing',
    );
    out.print(
      out.isJson
        ? JSON.stringify({ indexed: count })
        : count === 0
          ? 'The search index was up to date.'
          : `${count} records were indexed.`,
    );
    return 0;
  },
};
