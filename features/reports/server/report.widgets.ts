import { DomainError } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { explainedTypes } from '../../why/server/explanations.ts';
import { whyPath } from '../../why/why.address.ts';
import { type CaseDetail, deciders } from '../cases.contract.ts';
import type {
  OwnHeldPageProps,
  OwnReportsPageProps,
  ShownCase,
  TriageFilters,
  TriagePageProps,
} from '../reports.states.ts';
import { presentCases, requireCaseDetail } from './cases/case.present.ts';
import { caseConditions, findCases } from './cases/case.queries.ts';
import { findOwnHeldPosts } from './own-held-posts.ts';
import { findOwnReports } from './own-reports.ts';
import { offeredReasons } from './reason.queries.ts';

const PAGE_SIZE = 20;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function oneOf<const Values extends readonly string[]>(value: unknown, values: Values): Values[number] {
  return values.find((each) => each === value) ?? (values[0] as Values[number]);
}

function pageOf(value: unknown): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 200 ? page : 1;
}

type Params = Parameters<Parameters<typeof widget>[0]['hydrate']>[1]['params'];

/** Of the address: `statuses=none` names none, and means whatever became of them. */
const STATUSES: Readonly<Record<string, TriageFilters['status']>> = { done: 'done', none: 'any' };

function filtersOf(params: Params): TriageFilters {
  const recordID = textOf(params.reportedID);
  const isRecord = textOf(params.reported) !== '' && /^\d{1,9}$/.test(recordID);
  return {
    whose: oneOf(params.whose, ['all', 'mine', 'unclaimed']),
    kind: oneOf(params.kind, ['all', 'pending', 'reports', 'escalations']),
    status: STATUSES[textOf(params.statuses)] ?? 'open',
    record: isRecord ? `${textOf(params.reported).slice(0, 50)}:${recordID}` : '',
  };
}

const isOpenOf = ({ status }: TriageFilters) => (status === 'any' ? undefined : status === 'open');

async function chosenCase(ctx: RequestContext, caseID: number): Promise<CaseDetail | undefined> {
  try {
    return await requireCaseDetail(ctx, caseID);
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return undefined;
    throw error;
  }
}

function shown({ notes, ...found }: CaseDetail): ShownCase {
  return { ...found, notes: notes.map(({ body: text, ...note }) => ({ ...note, text })) };
}

function whyOf(ctx: RequestContext, { recordType, recordID, recordUrl }: CaseDetail): { whyUrl?: string } {
  const canBeAsked = recordUrl !== null && explainedTypes(ctx).includes(recordType);
  return canBeAsked ? { whyUrl: whyPath(recordType, recordID) } : {};
}

export const reportWidgets = [
  widget({
    id: 'reports.triage',
    component: 'TriagePage',
    name: 'Triage',
    views: [],
    hydrate: async (ctx, { params }) => {
      // Whatever layout names this widget: nobody else reads what is in it.
      if (!ctx.can(deciders)) return null;
      const filters = filtersOf(params);
      const page = pageOf(params.page);
      const [recordType, recordID] = filters.record.split(':');
      const conditions = await caseConditions(ctx, {
        ...filters,
        isOpen: isOpenOf(filters),
        recordType: recordType || undefined,
        recordID: recordID ? Number(recordID) : undefined,
      });
      const rows = await findCases(ctx, conditions, {
        isOpen: filters.status === 'open',
        limit: PAGE_SIZE + 1,
        offset: (page - 1) * PAGE_SIZE,
      });
      const caseID = Number(textOf(params.caseID));
      const chosen = caseID > 0 ? await chosenCase(ctx, caseID) : undefined;
      return {
        cases: await presentCases(ctx, rows.slice(0, PAGE_SIZE)),
        filters,
        page,
        hasMore: rows.length > PAGE_SIZE,
        ...(chosen && { chosen: shown(chosen) }),
        isMissing: caseID > 0 && !chosen,
        ...(chosen && whyOf(ctx, chosen)),
      } satisfies TriagePageProps;
    },
  }),
  widget({
    id: 'reports.reasons',
    component: 'ReasonsPage',
    name: 'Reasons to report',
    views: [],
    hydrate: async (ctx) => (ctx.can('community.moderate') ? offeredReasons(ctx) : null),
  }),
  widget({
    id: 'reports.ownHeld',
    component: 'OwnHeldPage',
    name: 'My posts in review',
    views: [],
    hydrate: async (ctx, { params }) => {
      if (ctx.viewer.isGuest) return null;
      const page = pageOf(params.page);
      const posts = await findOwnHeldPosts(ctx, { limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE });
      return {
        posts: posts.slice(0, PAGE_SIZE),
        page,
        hasMore: posts.length > PAGE_SIZE,
      } satisfies OwnHeldPageProps;
    },
  }),
  widget({
    id: 'reports.own',
    component: 'OwnReportsPage',
    name: 'My reports',
    views: [],
    hydrate: async (ctx, { params }) => {
      if (ctx.viewer.isGuest) return null;
      const page = pageOf(params.page);
      const reports = await findOwnReports(ctx, sql.raw('true'), {
        limit: PAGE_SIZE + 1,
        offset: (page - 1) * PAGE_SIZE,
      });
      return {
        reports: reports.slice(0, PAGE_SIZE),
        page,
        hasMore: reports.length > PAGE_SIZE,
      } satisfies OwnReportsPageProps;
    },
  }),
];
