import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const backupsPages: readonly PageRoute[] = [globalPage('backups', /^\/dashboard\/backups\/?$/)];
