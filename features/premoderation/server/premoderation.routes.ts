import { route } from '../../../platform/server/http/route.ts';
import { tryPremoderation } from '../premoderation.contract.ts';
import { tryHolding } from './premoderation.trial.ts';

export const premoderationRoutes = [route(tryPremoderation, (ctx, { body }) => tryHolding(ctx, body))];
