// What moderators look at: what waits for their approval, and what is reported to them.

export { endCases } from '../features/reports/server/cases/end-cases.ts';
export { type HeldRecord, holdRecord } from '../features/reports/server/cases/pending-cases.ts';
export {
  type HeldKind,
  type Hold,
  type HoldRule,
  heldKinds,
  holdOf,
  holdRules,
  type WrittenPost,
} from '../platform/server/places/hold-rules.ts';
export {
  type HeldEdits,
  type ReportedRecord,
  type ReportKind,
  reportKinds,
} from '../platform/server/places/report-kinds.ts';
