import type { WebFeature } from '@parley/addon-api/web';
import type { AnswerThreadAssetProps } from './qna.contract.ts';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    AnswerThreadAsset: AnswerThreadAssetProps;
  }
}

export const qnaWeb: WebFeature = {
  name: 'qna',
  widgets: {},
  later: [
    {
      names: ['AnswerThreadAsset'],
      views: ['post', 'comment', 'question'],
      chunk: 'thread',
      load: async () => ({
        AnswerThreadAsset: (await import('./web/AnswerThreadAsset/AnswerThreadAsset.tsx')).AnswerThreadAsset,
      }),
    },
  ],
};
