import { route } from '../../../../platform/server/http/route.ts';
import { userFragments } from '../../../users/server/user.fragments.ts';
import * as contract from '../../cases.contract.ts';
import { addNote, decideCase, editCase } from './case.actions.ts';
import { requireVisible } from './case.policy.ts';
import { presentCases, presentNote, requireCaseDetail } from './case.present.ts';
import { caseConditions, findCases } from './case.queries.ts';

export const caseRoutes = [
  route(contract.listCases, async (ctx, { query }) => {
    const { page, limit, isOpen } = query;
    const conditions = await caseConditions(ctx, query);
    const rows = await findCases(ctx, conditions, { isOpen, limit, offset: (page - 1) * limit });
    return { rows: await presentCases(ctx, rows), page, limit };
  }),
  route(contract.getCase, (ctx, { params }) => requireCaseDetail(ctx, params.caseID)),
  route(contract.editCase, async (ctx, { params, body }) => {
    await requireVisible(ctx, params.caseID);
    await editCase(ctx, params.caseID, body);
    return requireCaseDetail(ctx, params.caseID);
  }),
  route(contract.addCaseNote, async (ctx, { params, body }) => {
    const note = await addNote(ctx, params.caseID, body.body);
    return presentNote(note, await userFragments(ctx, [note.insert_user_id]));
  }),
  route(contract.decideCase, async (ctx, { params, body }) => {
    await requireVisible(ctx, params.caseID);
    await decideCase(ctx, params.caseID, body);
    return requireCaseDetail(ctx, params.caseID);
  }),
];
