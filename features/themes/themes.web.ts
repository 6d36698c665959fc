import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

export const themesWeb: WebFeature = {
  name: 'themes',
  widgets: {},
  start: (site) => {
    if (site.isSafeMode)
      void import('./web/ThemePreviewToast/show-safe-mode.tsx').then(({ showSafeMode }) => showSafeMode());
    const themePreview = site.themePreview;
    if (themePreview)
      void import('./web/ThemePreviewToast/show-theme-preview.tsx').then(({ showThemePreview }) =>
        showThemePreview(themePreview),
      );
  },
};
