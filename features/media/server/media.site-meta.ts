import { maxUploadBytes } from '../../../platform/server/config/upload-limits.ts';
import type { SiteMetaSource } from '../../../platform/server/feature/operations.ts';
import { mediaConfig } from './media.config.ts';
import { allowedExtensions } from './store-upload.ts';

/** What a browser checks before anything is sent. */
export const mediaSiteMeta: SiteMetaSource = async (ctx) => ({
  disableUrlEmbeds: ctx.setting(mediaConfig.areEmbedsOff),
  upload: {
    maxSize: maxUploadBytes(ctx.config),
    maxUploads: ctx.setting(mediaConfig.maxUploads),
    allowedExtensions: allowedExtensions(ctx),
  },
});
