// Writes down what shall be restored, and has the server stand still for it.
import { recordAct } from '../../../../platform/server/audit-log/record-act.ts';
import { siteConfig } from '../../../../platform/server/config/site-config.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { runsElsewhere } from '../../../../platform/server/processes/process-list.ts';
import { canRestart, restartServer } from '../../../../platform/server/processes/restart-server.ts';
import { backupError } from '../../backups.contract.ts';
import { backupActs } from '../backup.acts.ts';
import { newRequest, type RequestedRestore, storeRequest } from './requested-restore.ts';

/** What cannot be taken back by a press is not done by one. */
export function requireTitle(ctx: RequestContext, given: string): void {
  if (given.trim() !== ctx.setting(siteConfig.title).trim()) throw backupError('backups.otherTitle');
}

export async function requestRestore(
  ctx: RequestContext,
  wanted: Pick<RequestedRestore, 'what' | 'source' | 'title'>,
): Promise<RequestedRestore> {
  if (!canRestart()) throw backupError('backups.byCommand');
  if (await runsElsewhere(ctx.db)) throw backupError('backups.otherMachines');
  const request = newRequest({ ...wanted, requestedBy: ctx.viewer.name });
  const act = wanted.what === 'backup' ? backupActs.restored : backupActs.broughtIn;
  await ctx.write((w) => recordAct(w, act, { recordKey: wanted.title }));
  await storeRequest(ctx.site, request);
  restartServer();
  return request;
}
