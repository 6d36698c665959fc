import { route } from '../../../../platform/server/http/route.ts';
import { scrapePage } from '../../embeds.contract.ts';
import { scrape } from './scrape-page.ts';

export const scrapeRoutes = [route(scrapePage, (ctx, { body }) => scrape(ctx, body.url, body.force))];
