import { notFound } from '../../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { holdRules } from '../../../../platform/server/places/hold-rules.ts';
import { SYSTEM_USER_ID } from '../../../../platform/server/sessions/identify.ts';
import { visibleCategories } from '../../../categories/server/category.policy.ts';
import { unknownUserFragment, userFragments } from '../../../users/server/user.fragments.ts';
import type { CaseDetail, ModerationCase } from '../../cases.contract.ts';
import type { ReasonFragment } from '../../reports.contract.ts';
import { allReasons, reasonFragmentOf } from '../reason.queries.ts';
import { findKind, findRecords, keyOf } from '../report-kinds.queries.ts';
import { type CaseReport, type CaseRow, findCase, type NoteRow, notesOf, reportsOf } from './case.queries.ts';
import { historyOf } from './member-history.ts';

type People = Awaited<ReturnType<typeof userFragments>>;
type ReasonsOf = (ids: readonly string[]) => ReasonFragment[];

const nameOf = (row: CaseRow) => ({ recordType: row.record_type, recordID: row.record_id });

/** A fixed number of statements, and one for each kind among them. */
export async function presentCases(ctx: RequestContext, rows: readonly CaseRow[]): Promise<ModerationCase[]> {
  const records = await findRecords(ctx, rows.map(nameOf));
  const people = await userFragments(ctx, rows.flatMap(peopleIn));
  const reasonsOf = await reasonsByID(ctx);
  const { tree, has } = await visibleCategories(ctx);
  return rows.map((row) => {
    const record = records.get(keyOf(nameOf(row)));
    const category = row.category_id === null ? undefined : tree.byID.get(row.category_id);
    return {
      caseID: row.case_id,
      recordType: row.record_type,
      recordTypeName: ctx.translator.t(findKind(ctx, row.record_type)?.name ?? row.record_type),
      recordID: row.record_id,
      recordName: row.record_name,
      recordUrl: record ? ctx.url(record.path) : null,
      recordHtml: row.record_html,
      recordIsLive: record?.isLive ?? false,
      recordWasEdited: record ? record.html !== row.record_html : false,
      recordUserID: row.record_user_id,
      recordUser: people.get(row.record_user_id) ?? unknownUserFragment,
      recordDateInserted: row.record_date,
      placeRecordType: 'category',
      placeRecordID: row.category_id,
      placeRecordName: category && has(category.category_id) ? category.name : null,
      status: row.status,
      name: row.name,
      isPending: row.is_pending,
      isPendingUpdate: row.is_pending_update,
      holdRule: holdRuleIn(ctx, row.hold_rule),
      isEscalated: row.date_escalated !== null,
      assignedUserID: row.assigned_user_id,
      assignedUser: personOf(people, row.assigned_user_id),
      outcome: row.outcome,
      outcomeReason: row.outcome_reason,
      decideUser: personOf(people, row.decide_user_id),
      dateDecided: row.date_decided,
      reportReasons: reasonsOf(row.reason_ids),
      countReports: row.count_reports,
      dateLastReport: row.date_last_report,
      dateInserted: row.date_inserted,
    };
  });
}

const peopleIn = (row: CaseRow) => [row.record_user_id, row.assigned_user_id ?? 0, row.decide_user_id ?? 0];

function personOf(people: People, userID: number | null) {
  return userID === null ? null : (people.get(userID) ?? unknownUserFragment);
}

/** In words, while there is such a rule. */
export function holdRuleIn(ctx: RequestContext, name: CaseRow['hold_rule']): string | null {
  const rule = holdRules.of(ctx).find((each) => each.name === name);
  return rule ? rule.label(ctx.translator.t) : name;
}

async function reasonsByID(ctx: RequestContext): Promise<ReasonsOf> {
  const all = await allReasons(ctx);
  return (ids) => all.filter(({ reportReasonID }) => ids.includes(reportReasonID)).map(reasonFragmentOf);
}

export async function requireCaseDetail(ctx: RequestContext, caseID: number): Promise<CaseDetail> {
  const row = await findCase(ctx, caseID);
  const [shown] = row ? await presentCases(ctx, [row]) : [];
  if (!row || !shown) throw notFound('Case');
  const reports = await reportsOf(ctx, caseID);
  const notes = await notesOf(ctx, caseID);
  const people = await userFragments(
    ctx,
    [...reports, ...notes].map((each) => each.insert_user_id),
  );
  const first = reports.find((each) => each.insert_user_id !== SYSTEM_USER_ID)?.insert_user_id;
  const pending = row.is_pending_update ? await pendingEditOf(ctx, row) : undefined;
  return {
    ...shown,
    reports: presentReports(
      reports.filter((each) => each.insert_user_id !== SYSTEM_USER_ID),
      people,
      await reasonsByID(ctx),
    ),
    notes: notes.map((note) => presentNote(note, people)),
    author: await historyOf(ctx, row.record_user_id),
    firstReporter: first === undefined ? null : await historyOf(ctx, first),
    canRemove: findKind(ctx, row.record_type)?.hide !== undefined,
    pendingName: pending?.name ?? null,
    pendingHtml: pending?.html ?? null,
  };
}

async function pendingEditOf(ctx: RequestContext, row: CaseRow) {
  const held = await findKind(ctx, row.record_type)?.edits?.find(ctx, [row.record_id]);
  return held?.get(row.record_id);
}

function presentReports(
  reports: readonly CaseReport[],
  people: People,
  reasonsOf: ReasonsOf,
): CaseDetail['reports'] {
  return reports.map((row) => ({
    reportID: row.report_id,
    insertUser: people.get(row.insert_user_id) ?? unknownUserFragment,
    reportReasons: reasonsOf(row.reason_ids),
    noteHtml: row.note_html,
    dateInserted: row.date_inserted,
  }));
}

export function presentNote(note: NoteRow, people: People): CaseDetail['notes'][number] {
  return {
    noteID: note.note_id,
    insertUser: people.get(note.insert_user_id) ?? unknownUserFragment,
    body: note.body,
    dateInserted: note.date_inserted,
  };
}
