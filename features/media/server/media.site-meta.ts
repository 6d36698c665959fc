import { maxUploadBytes } from '../../../platform/server/config/upload-limits.ts';
import type { MetaOf } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { mediaConfig } from './media.config.ts';
import { allowedExtensions } from './store-upload.ts';

declare module '../../../platform/contract/page.ts' {
  interface SiteMeta extends MetaOf<typeof mediaSiteMeta> {}
}

/** What a browser checks before anything is sent. */
export const mediaSiteMeta = async (ctx: RequestContext) => ({
  disableUrlEmbeds: ctx.setting(mediaConfig.areEmbedsOff),
  upload: {
    maxSize: maxUploadBytes(ctx.config),
    maxUploads: ctx.setting(mediaConfig.maxUploads),
    allowedExtensions: allowedExtensions(ctx),
  },
});
