import { widget } from '../../../platform/server/layouts/widget.ts';
import type { SignaturePageProps } from '../signatures.contract.ts';
import { findSignature } from './signature.queries.ts';
import { signatureLimits } from './signature-limits.ts';

export const signatureWidgets = [
  widget({
    id: 'signatures.own',
    component: 'SignaturePage',
    name: 'Signature',
    views: ['signature'],
    hydrate: async (ctx): Promise<SignaturePageProps | null> => {
      const { userID, isGuest } = ctx.viewer;
      if (isGuest) return null;
      const row = await findSignature(ctx.db, userID);
      return {
        userID,
        source: row?.body ?? '',
        format: row?.format ?? '',
        html: row?.body_html ?? '',
        limits: signatureLimits(ctx),
      };
    },
  }),
];
