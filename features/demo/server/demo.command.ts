// `npm run parley -- demo`: a made-up community to look at, and its removal.
import { type Command, CommandProblem } from '../../../platform/server/feature/operations.ts';
import { countForeignDiscussions, hasDemo } from './demo-records.ts';

export const demoCommand: Command = {
  name: 'demo',
  summary: 'Fills an empty site with a made-up community, or removes it with all that was written in it.',
  usage: 'demo [--remove] [--yes]',
  run: async (site, args, out) => {
    const startedAt = performance.now();
    const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
    // Loaded when wanted: a starting server has no use for its nine thousand lines.
    const [{ fillDemo, indexDemo }, { removeDemo }] = await Promise.all([
      import('./fill-demo.ts'),
      import('./remove-demo.ts'),
    ]);
    const isHere = await hasDemo(site.database);
    if (args.options.remove === true) {
      if (!isHere) throw new CommandProblem('There is no demo on this site.');
      const removed = await removeDemo(site);
      if (out.isJson) out.print(JSON.stringify({ removed }));
      else
        out.print(
          `The demo is gone: ${removed.discussions} discussions, ${removed.comments} comments and ${removed.users} people, in ${seconds()} s.`,
        );
      return 0;
    }
    if (isHere)
      throw new CommandProblem(
        'The demo is on this site already. Take it away with: npm run parley -- demo --remove',
      );
    const others = await countForeignDiscussions(site.database);
    if (others > 0 && args.options.yes !== true)
      throw new CommandProblem(
        `This site has ${others === 1 ? 'a discussion' : `${others} discussions`} of its own. To put the demo beside ${others === 1 ? 'it' : 'them'}: npm run parley -- demo --yes`,
      );
    out.progress('Writing people, categories and threads');
    const filled = await fillDemo(site);
    out.progress('Building the search index');
    await indexDemo(site);
    if (out.isJson) out.print(JSON.stringify({ filled }));
    else
      out.print(
        `The demo is there: ${filled.users} people, ${filled.discussions} discussions, ${filled.comments} comments, in ${seconds()} s. Take it away with: npm run parley -- demo --remove`,
      );
    return 0;
  },
};
