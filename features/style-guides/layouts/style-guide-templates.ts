import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const styleGuideTemplates = [oneWidget('styleGuides', 'Style guide', 'styleGuide.page')];
