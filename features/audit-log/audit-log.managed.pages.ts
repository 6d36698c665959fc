import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const auditLogPages: PageRoute[] = [globalPage('auditLog', /^\/dashboard\/settings\/audit-logs\/?$/)];
