// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { auditLogEntry, staffAct, undoState } from './audit-log.contract.ts';

export const auditLogApi: ApiDescription = {
  schemas: { AuditLogEntry: auditLogEntry, StaffAct: staffAct, UndoState: undoState },
};
