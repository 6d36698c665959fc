import type { Feature } from '../../platform/server/feature/feature.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { signatureTemplates } from './layouts/signature.templates.ts';
import { signatureDetail } from './server/beside-posts.ts';
import { pictureHeightDocument, pictureHeightOfPage } from './server/picture-height.ts';
import { redrawnSignatures } from './server/rerender.jobs.ts';
import { signatureActHook, signatureStaffActs } from './server/signature.acts.ts';
import { signatureConfig } from './server/signature.config.ts';
import { signatureRoutes } from './server/signature.routes.ts';
import { signatureSiteMeta } from './server/signature.site-meta.ts';
import { hidesSignatures } from './server/signature.viewer-state.ts';
import { signatureViews } from './server/signature.views.ts';
import { signatureWidgets } from './server/signature.widgets.ts';
import { attachSignatureMedia, signatureMediaHolder } from './server/signature-media.ts';
import { signaturesOwnData } from './server/signatures.own-data.ts';
import { SIGNATURE_PATH } from './signature.address.ts';
import { signaturesApi } from './signatures.api.ts';
import { signaturePermissions } from './signatures.permissions.ts';

/** What stands below everything that a member writes. */
export const signaturesFeature: Feature = {
  name: 'signatures',
  addresses: ['signatures'],
  permissions: signaturePermissions,
  api: signaturesApi,
  dependsOn: ['media', 'mentions', 'roles', 'users'],
  config: Object.values(signatureConfig),
  routes: signatureRoutes,
  documents: [pictureHeightDocument],
  views: signatureViews,
  templates: signatureTemplates,
  widgets: signatureWidgets,
  pageAdditions: pictureHeightOfPage,
  siteMeta: [signatureSiteMeta],
  viewerState: [hidesSignatures],
  transactionHooks: [...attachSignatureMedia, signatureActHook],
  jobs: redrawnSignatures.jobs,
  onStart: redrawnSignatures.enqueueRedrawing,
  extensions: [
    ...signaturesOwnData,
    signatureDetail,
    signatureMediaHolder,
    staffActs.add(signatureStaffActs),
    accountItems.add({
      id: 'signature',
      name: 'Signature',
      group: accountGroups.account,
      position: 15,
      url: SIGNATURE_PATH,
      icon: 'square-pen',
      permission: 'signatures.edit',
      isOffered: (ctx) => ctx.setting(signatureConfig.isEnabled),
    }),
  ],
};
