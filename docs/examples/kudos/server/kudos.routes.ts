// What the endpoints do: contract in, action or query, answer.
import { notFound, route } from '@parley/addon-api';
import { giveKudos, listKudos, takeKudosBack } from '../kudos.contract.ts';
import { give, takeBack } from './kudos.actions.ts';
import { kudosOf, newestKudos } from './kudos.queries.ts';

export const kudosRoutes = [
  route(listKudos, (ctx, { query }) => newestKudos(ctx, query)),
  route(giveKudos, async (ctx, { body }) => {
    const kudosID = await give(ctx, body.commentID, body.text);
    const given = (await kudosOf(ctx, [kudosID])).get(kudosID);
    if (!given) throw notFound('Kudos');
    return given;
  }),
  route(takeKudosBack, (ctx, { params }) => takeBack(ctx, params.kudosID)),
];
