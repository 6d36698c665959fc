import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const postHistoryTemplates = [oneWidget('postLog', 'Post history', 'postHistory.log')];
