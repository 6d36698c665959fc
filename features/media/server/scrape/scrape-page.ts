// From an address to what can be embedded. What was found is cached for a day; own pages are looked at for each reader.
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '../../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { cleanFileName } from '../../../../platform/server/http/input/file-name.ts';
import { incomingFolder } from '../../../../platform/server/http/input/request-body.ts';
import { measureImage } from '../../../../platform/server/images/images.ts';
import { guardedFetch } from '../../../../platform/server/outgoing-http/guarded-fetch.ts';
import { outgoingRules } from '../../../../platform/server/outgoing-http/outgoing.config.ts';
import { OutgoingProblem } from '../../../../platform/server/outgoing-http/outgoing-problem.ts';
import { makePrivateFolder, PRIVATE_FILE } from '../../../../platform/server/storage/private-folder.ts';
import { providerEmbed } from '../../embed-providers.ts';
import { type EmbedData, scrapeError } from '../../embeds.contract.ts';
import { mediaConfig } from '../media.config.ts';
import { ownPage } from './own-pages.ts';
import { decodePage, factsOf } from './page-facts.ts';
import { remember, remembered } from './scraped-pages.ts';

export async function scrape(ctx: RequestContext, address: string, force: boolean): Promise<EmbedData> {
  if (ctx.setting(mediaConfig.areEmbedsOff)) throw scrapeError('scrape.off');
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw scrapeError('scrape.notThere');
  if (url.origin === new URL(ctx.site.url).origin) return ownPage(ctx, url);
  url.username = '';
  url.password = '';
  const provided = providerEmbed(url);
  if (provided) return provided;
  const known = force ? undefined : await remembered(ctx, url.href);
  if (known) return known;
  const embed = await fetched(ctx, url);
  await remember(ctx, embed);
  return embed;
}

async function fetched(ctx: RequestContext, url: URL): Promise<EmbedData> {
  const link: EmbedData = { url: url.href, embedType: 'link' };
  try {
    const accept = 'text/html,application/xhtml+xml,image/*;q=0.9,*/*;q=0.1';
    const answer = await guardedFetch(url, { headers: { accept } }, outgoingRules(ctx));
    if (!answer.ok) throw scrapeError('scrape.notThere');
    const type = (answer.headers.get('content-type') ?? '').toLowerCase();
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (/^image\/(?:jpeg|png|gif|webp|bmp)\b/.test(type)) return await imageEmbed(ctx, url, type, bytes);
    if (!/^(?:text\/html|application\/xhtml\+xml)\b/.test(type)) return link;
    return { ...link, ...factsOf(decodePage(bytes, type), answer.url) };
  } catch (error) {
    if (!(error instanceof OutgoingProblem)) throw error;
    // There is a page, only too much of it.
    if (error.reason === 'tooLarge') return link;
    throw new DomainError('outgoing', 400, error.message);
  }
}

async function imageEmbed(
  ctx: RequestContext,
  url: URL,
  contentType: string,
  bytes: Uint8Array,
): Promise<EmbedData> {
  const path = join(incomingFolder(ctx.site), randomUUID());
  await makePrivateFolder(incomingFolder(ctx.site));
  try {
    await writeFile(path, bytes, { mode: PRIVATE_FILE });
    const size = await measureImage(path).catch(() => undefined);
    const name = cleanFileName(decodeURI(url.pathname.split('/').at(-1) ?? ''));
    const type = contentType.split(';')[0]?.trim() ?? '';
    return { url: url.href, embedType: 'image', name, type, size: bytes.length, ...size };
  } finally {
    await rm(path, { force: true });
  }
}
