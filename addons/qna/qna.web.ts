import type { WebFeature } from '@parley/addon-api/web';
import type { AnswerThreadAssetProps } from './qna.contract.ts';
import { AnswerThreadAsset } from './web/AnswerThreadAsset/AnswerThreadAsset.tsx';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    AnswerThreadAsset: AnswerThreadAssetProps;
  }
}

export const qnaWeb: WebFeature = { name: 'qna', widgets: { AnswerThreadAsset } };
