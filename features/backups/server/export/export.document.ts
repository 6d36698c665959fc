import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import { recordAct } from '../../../../platform/server/audit-log/record-act.ts';
import type { WebDocument } from '../../../../platform/server/http/document.ts';
import { signInAddress } from '../../../../platform/server/pages/sign-in-first.ts';
import { BACKUPS_PATH, EXPORT_PATH } from '../../backups.address.ts';
import { backupActs } from '../backup.acts.ts';
import { BackupStore } from '../backup-store.ts';
import { isExpired } from './export-expiry.ts';

/** Everything that the site knows is in it, so whoever takes it along is in the audit log. */
export const exportDocument: WebDocument = {
  path: EXPORT_PATH,
  summary: 'The whole site in one open file, as it was exported: a tar file.',
  handle: async (ctx, { params }) => {
    if (ctx.viewer.isGuest) return { body: '', redirectTo: await signInAddress(ctx, BACKUPS_PATH) };
    if (!ctx.can('site.manage')) throw permissionProblem(['site.manage']);
    const store = new BackupStore(ctx.site);
    const note = await store.find(params.name ?? '');
    const isExport = note?.reason === 'export' && note.status === 'done' && !isExpired(note);
    const blob = isExport ? await store.archive(note.name) : undefined;
    if (!note || !blob) throw notFound('Export');
    await ctx.write((w) => recordAct(w, backupActs.downloaded, { recordKey: note.name }));
    return {
      contentType: 'application/x-tar',
      body: blob.read(),
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${note.name}.tar"`,
        'content-length': String(blob.size),
      },
    };
  },
};
