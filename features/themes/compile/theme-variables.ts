// The variables that mean something here, and the tokens they become. Any other variable is stored as it is.
import type { TokenKind } from './token-kinds.ts';

export interface KnownVariable {
  path: string;
  kind: TokenKind;
  tokens: readonly string[];
}

const known = (path: string, kind: TokenKind, ...tokens: string[]): KnownVariable => ({ path, kind, tokens });

/** Later ones win where two become the same token. */
export const KNOWN_VARIABLES: readonly KnownVariable[] = [
  known('global.mainColors.primary', 'colour', 'seed-accent'),
  known('global.mainColors.primaryContrast', 'colour', 'color-text-on-accent'),
  known('global.mainColors.statePrimary', 'colour', 'color-accent-hover'),
  known('global.mainColors.fg', 'colour', 'color-text'),
  known('global.mainColors.bg', 'colour', 'color-surface'),
  known('global.body.backgroundImage.color', 'colour', 'color-canvas'),
  known('global.links.colors.default', 'colour', 'seed-accent-text'),
  known('global.links.colors.keyboardFocus', 'colour', 'color-focus'),
  known('global.border.color', 'colour', 'color-line'),
  known('global.border.colorHover', 'colour', 'color-line-strong'),
  known('global.border.width', 'length', 'line-width'),
  known('global.border.radius', 'length', 'seed-radius'),
  known('global.messageColors.warning.fg', 'colour', 'color-warning'),
  known('global.messageColors.warning.bg', 'colour', 'color-warning-soft'),
  known('global.messageColors.error.fg', 'colour', 'color-danger'),
  known('global.messageColors.error.bg', 'colour', 'color-danger-soft'),
  known('global.messageColors.success.fg', 'colour', 'color-success'),
  known('global.messageColors.success.bg', 'colour', 'color-success-soft'),
  known('global.messageColors.confirm.fg', 'colour', 'color-success'),
  known('global.messageColors.confirm.bg', 'colour', 'color-success-soft'),
  known('global.fonts.families.body', 'fonts', 'font-text'),
  known('global.fonts.families.monospace', 'fonts', 'font-code'),
  known('global.fonts.size.large', 'textLength', 'text-lg'),
  known('global.fonts.size.medium', 'textLength', 'text-md'),
  known('global.fonts.size.small', 'textLength', 'text-sm'),
  known('global.fonts.size.extraSmall', 'textLength', 'text-xs'),
  known('global.fonts.size.subTitle', 'textLength', 'text-subtitle'),
  known('global.fonts.size.title', 'textLength', 'text-title'),
  known('global.fonts.size.largeTitle', 'textLength', 'text-title-lg'),
  known('global.fonts.weights.normal', 'weight', 'weight-regular'),
  known('global.fonts.weights.semiBold', 'weight', 'weight-semibold'),
  known('global.fonts.weights.bold', 'weight', 'weight-bold'),
  known('global.lineHeight.base', 'leading', 'leading'),
  known('global.lineHeight.condensed', 'leading', 'leading-tight'),
  known('global.gutter.size', 'length', 'gutter'),
  known('global.panel.width', 'length', 'size-panel'),
  known('metas.font.color', 'colour', 'color-text-muted'),
  known('formElements.height', 'textLength', 'size-control'),
  known('titleBar.colors.bg', 'colour', 'color-titlebar'),
  known('titleBar.colors.fg', 'colour', 'color-titlebar-text'),
  known('titleBar.logo.maxWidth', 'textLength', 'size-titlebar-logo'),
  known('titleBar.sizing.height', 'textLength', 'size-titlebar'),
  known('titleBar.sizing.mobile.height', 'textLength', 'size-titlebar-compact'),
  known('buttonGlobals.sizing.minWidth', 'textLength', 'size-button-min'),
  known('buttonGlobals.sizing.compactHeight', 'textLength', 'size-control-sm'),
  known('dropDown.sizing.widths.default', 'length', 'size-menu'),
  known('dropDown.sizing.widths.medium', 'length', 'size-menu-md'),
  known('modal.sizing.small', 'length', 'size-modal-sm'),
  known('modal.sizing.medium', 'length', 'size-modal-md'),
  known('modal.sizing.large', 'length', 'size-modal-lg'),
  known('modal.sizing.xl', 'length', 'size-modal-xl'),
  known('modal.sizing.xxl', 'length', 'size-modal-xxl'),
  known('tags.padding.horizontal', 'length', 'tag-pad'),
  known('userPhoto.sizing.xsmall', 'length', 'avatar-xsmall'),
  known('userPhoto.sizing.small', 'length', 'avatar-small'),
  known('userPhoto.sizing.medium', 'length', 'avatar-medium'),
  known('userPhoto.sizing.large', 'length', 'avatar-large'),
  known('userPhoto.sizing.xlarge', 'length', 'avatar-xlarge'),
  known('homeWidgetItem.sizing.minWidth', 'length', 'size-widget-min'),
  known('homeWidgetItem.icon.size', 'length', 'size-widget-icon'),
  known('homeWidgetItem.image.maxHeight', 'length', 'size-widget-image'),
  known('contentBanner.dimensions.minHeight', 'length', 'size-content-banner'),
  known('banner.dimensions.minHeight', 'length', 'size-banner-min'),
  known('banner.logo.width', 'length', 'size-banner-logo'),
  known('banner.outerBackground.color', 'colour', 'color-banner'),
  known('banner.outerBackground.image', 'picture', 'picture-banner'),
  known('banner.title.font.color', 'colour', 'color-banner-text'),
  known('banner.description.font.color', 'colour', 'color-banner-muted'),
];

/** Words a variable may be one of; anything else is refused where it is written. */
export const CHOICES: Readonly<Record<string, readonly string[]>> = {
  'global.options.preset': ['system', 'light', 'dark'],
  'titleBar.border.type': ['border', 'shadow', 'shadowAsBorder', 'none'],
  'titleBar.positioning.mode': ['sticky', 'static'],
  'titleBar.overlay': ['solid', 'transparent'],
};
