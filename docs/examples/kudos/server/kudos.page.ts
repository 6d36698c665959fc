// The page /kudos: what it is about, and its layout as data.
import { oneWidget, type ViewType } from '@parley/addon-api';

export const kudosView: ViewType = {
  type: 'kudos',
  resolve: async (ctx) => {
    ctx.require('discussions.view');
    const title = ctx.translator.t('Kudos');
    return { layoutViewType: 'kudos', records: [], params: {}, seo: { title, url: ctx.url('/kudos') } };
  },
};

export const kudosTemplate = oneWidget('kudos', 'Kudos', 'kudos.page', 'narrow');
