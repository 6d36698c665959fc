// `parley restore-requested`: whoever started the server runs it while that stands still (scripts/run.mjs).
import { rm } from 'node:fs/promises';
import { type Command, CommandProblem } from '../../../../platform/server/feature/operations.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { checkArchive } from '../archive/read-archive.ts';
import { explained, requireConsent } from '../command-words.ts';
import { isEmptySite, NOT_EMPTY } from '../export/empty-site.ts';
import { kindsOf } from '../export/record-kinds.ts';
import { restoreBackup } from '../restore-backup.ts';
import { fetchStored } from '../stored-backups.ts';
import { type RequestedRestore, storedRequest, storeRequest } from './requested-restore.ts';
import { ShownProgress } from './restore-progress.ts';
import { answerMeanwhile } from './while-restoring.ts';

export const restoreRequestedCommand: Command = {
  name: 'restore-requested',
  summary: 'Does what was requested of the dashboard; whoever starts the server runs it by itself.',
  usage: 'restore-requested',
  run: async (site) => {
    const request = await storedRequest(site);
    if (request?.status !== 'requested') return 0;
    const progress = new ShownProgress();
    const meanwhile = await answerMeanwhile(site, request.what, progress);
    try {
      await storeRequest(site, { ...request, status: 'running' });
      const done = await restore(site, request, progress);
      await storeRequest(site, { ...done, status: 'done', dateEnded: new Date().toISOString() });
      return 0;
    } catch (error) {
      const [problem = ''] = (error as Error).message.split('\n');
      if (!(error instanceof CommandProblem)) site.log.error({ err: error }, 'a restore failed');
      const dateEnded = new Date().toISOString();
      await storeRequest(site, { ...request, status: 'failed', problem: problem.slice(0, 1000), dateEnded });
      return 1;
    } finally {
      await meanwhile.close();
    }
  },
};

async function restore(
  site: Site,
  request: RequestedRestore,
  progress: ShownProgress,
): Promise<RequestedRestore> {
  const isBackup = request.what === 'backup';
  const file = isBackup
    ? await fetchStored(site, request.source).catch(explained)
    : { path: request.source, discard: async () => {} };
  const printed: string[] = [];
  const out = { isJson: true, print: (line: string) => void printed.push(line), progress: () => {} };
  try {
    const format = isBackup ? 'parley-backup' : 'parley-export';
    const onRead = (read: number, of: number) => progress.show('checking', read, of);
    const checked = await checkArchive(file.path, onRead, format).catch(explained);
    // Somebody may have written in between.
    if (!isBackup && !(await isEmptySite(site.database))) throw new CommandProblem(NOT_EMPTY);
    progress.show('backing up');
    await requireConsent(site, { positional: [], options: { yes: true } }, checked, out);
    const onBytes = (phase: 'rows' | 'files' | 'indexes', bytes: number) =>
      progress.show(phase, bytes, checked.bytes);
    const { rows, files } = await restoreBackup(site, file.path, checked, { onBytes }).catch(explained);
    const backupBefore = /: (parley-[\w-]+)\.$/.exec(printed[0] ?? '')?.[1] ?? null;
    // What was uploaded is not needed again.
    if (!isBackup) await rm(file.path, { force: true });
    return { ...request, rows, files, backupBefore, kinds: isBackup ? [] : kindsOf(checked.manifest) };
  } finally {
    await file.discard();
  }
}
