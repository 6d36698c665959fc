// What the pages of warnings show. Whatever layout names these widgets: nobody else reads what is in them.
import { type RequestContext, sql, widget } from '@parley/addon-api';
import type { UserNote } from '../user-notes.contract.ts';
import type {
  AppealPageProps,
  MemberNotesProps,
  OwnWarningsPageProps,
  RulesPageProps,
  ShownNote,
  WarningsPageProps,
} from '../warnings.states.ts';
import { findAppeals } from './appeal.queries.ts';
import { appealPath, readAppealToken } from './appeal-token.ts';
import { findNotes } from './note.queries.ts';
import { allRules, RULES_TAG } from './rules.ts';
import { allTypes } from './types.ts';
import { warningConfig } from './warning.config.ts';
import { moderatedWarnings, ownWarnings, readableNotes } from './warning.policy.ts';
import { screenOf } from './warning.views.ts';

const PAGE_SIZE = 20;

function pageOf(value: unknown): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

const window = (page: number) => ({ limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE });

function shown({ body: _source, format: _format, ...note }: UserNote): ShownNote {
  return note;
}

const staff = widget({
  id: 'warnings.staff',
  component: 'WarningsScreen',
  name: 'Warnings',
  views: [],
  hydrate: async (ctx, { params }) => {
    const screen = screenOf(params.screen);
    const page = pageOf(params.page);
    const notes = await notesOf(ctx, screen, page);
    const appeals =
      screen === 'appeals' && ctx.can('warnings.add') ? await findAppeals(ctx, sql`true`, window(page)) : [];
    return {
      staff: {
        screen,
        notes: notes.slice(0, PAGE_SIZE).map(shown),
        appeals: appeals
          .slice(0, PAGE_SIZE)
          .map(({ warning, ...appeal }) => ({ ...appeal, warning: shown(warning) })),
        types: screen === 'types' && ctx.can('warnings.add') ? await allTypes(ctx) : [],
        holdPoints: ctx.setting(warningConfig.holdPoints),
        banPoints: ctx.setting(warningConfig.banPoints),
        page,
        hasMore: Math.max(notes.length, appeals.length) > PAGE_SIZE,
      } satisfies WarningsPageProps,
    };
  },
});

async function notesOf(ctx: RequestContext, screen: string, page: number): Promise<UserNote[]> {
  if (screen === 'warnings') return findNotes(ctx, await moderatedWarnings(ctx), window(page));
  if (screen === 'notes') return findNotes(ctx, readableNotes(ctx), window(page));
  return [];
}

const own = widget({
  id: 'warnings.own',
  component: 'WarningsScreen',
  name: 'My warnings',
  views: [],
  hydrate: async (ctx, { params }) => {
    if (ctx.viewer.isGuest) return null;
    const page = pageOf(params.page);
    const found = await findNotes(ctx, ownWarnings(ctx), window(page));
    const { userID } = ctx.viewer;
    const warnings = await Promise.all(
      found.slice(0, PAGE_SIZE).map(async (note) => ({
        ...shown(note),
        appealPath:
          note.reversed || note.isExpired || note.appealStatus
            ? null
            : await appealPath(ctx, { userNoteID: note.userNoteID, userID }),
      })),
    );
    return { own: { warnings, page, hasMore: found.length > PAGE_SIZE } satisfies OwnWarningsPageProps };
  },
});

const rules = widget({
  id: 'warnings.rules',
  component: 'WarningsScreen',
  name: 'Rules',
  views: [],
  hydrate: async (ctx) => {
    ctx.cacheTags.add(RULES_TAG);
    return { rules: { rules: await allRules(ctx) } satisfies RulesPageProps };
  },
});

const appeal = widget({
  id: 'warnings.appeal',
  component: 'WarningsScreen',
  name: 'Appeal',
  views: [],
  hydrate: async (ctx, { params }) => {
    const jwt = typeof params.jwt === 'string' ? params.jwt : '';
    const note = await warningOfToken(ctx, jwt);
    return {
      appeal: {
        jwt,
        ...(note && {
          warning: {
            typeName: note.warningTypeName ?? '',
            html: note.html,
            ruleName: note.ruleName ?? null,
            dateInserted: note.dateInserted,
          },
        }),
        status: note?.appealStatus ?? null,
        decision: note?.appealDecision ?? '',
        isOver: note?.reversed === true || note?.isExpired === true,
      } satisfies AppealPageProps,
    };
  },
});

async function warningOfToken(ctx: RequestContext, jwt: string): Promise<UserNote | undefined> {
  try {
    const { userNoteID, userID } = await readAppealToken(ctx, jwt);
    const which = sql`un.user_note_id = ${userNoteID} and un.user_id = ${userID} and un.type = 'warning'`;
    return (await findNotes(ctx, which, { limit: 1 }))[0];
  } catch (error) {
    if (isBadToken(error)) return undefined;
    throw error;
  }
}

function isBadToken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'appeal.badToken';
}

const ofMember = widget({
  id: 'warnings.ofMember',
  component: 'WarningsScreen',
  name: 'Notes on a Member',
  views: [],
  hydrate: async (ctx, { params }) => {
    const { user } = params;
    if (!user || !ctx.can(['userNotes.view', 'userNotes.add', 'warnings.add'])) return null;
    const page = pageOf(params.page);
    const which = sql`un.user_id = ${user.userID} and (${readableNotes(ctx)} or (${await moderatedWarnings(ctx)}))`;
    const notes = await findNotes(ctx, which, window(page));
    return {
      ofMember: {
        userID: user.userID,
        name: user.name,
        notes: notes.slice(0, PAGE_SIZE).map(shown),
        canNote: ctx.can('userNotes.add') && user.userID !== ctx.viewer.userID,
        page,
        hasMore: notes.length > PAGE_SIZE,
      } satisfies MemberNotesProps,
    };
  },
});

export const warningWidgets = [staff, own, rules, appeal, ofMember];
