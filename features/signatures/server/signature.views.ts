import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { SIGNATURE_PATH } from '../signature.address.ts';
import { requireSwitchedOn } from './signature.policy.ts';

export const signatureViews = [
  managedView({
    type: 'signature',
    needs: 'signatures.edit',
    address: SIGNATURE_PATH,
    about: (ctx) => {
      requireSwitchedOn(ctx);
      return { title: ctx.translator.t('Signature') };
    },
  }),
];
