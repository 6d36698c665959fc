// A calm page of a paper: warm ground, ink, one blue, and a rule where a newspaper would put one. Made of tokens alone.
import type { ShippedTheme } from '../shipped-theme.ts';
import latin from './fonts/open-sans-latin.woff2?url&no-inline';

const both = (light: string, dark: string) => ({ light, dark });

const surfaces = {
  'color-canvas': both('#faf7f2', '#161412'),
  'color-surface': both('#fffdfa', '#1d1a17'),
  'color-sunken': both('#f3eee6', '#211e1b'),
  'color-raised': both('#fffefc', '#25221e'),
  'color-titlebar': both('#fffdfa', '#1d1a17'),
  'color-inverse': both('#26211b', '#efe8de'),
  'color-hover': both('#f1ebe1', '#302b26'),
  'color-press': both('#e8e0d3', '#38332d'),
  'color-selected': both('#ece5da', '#38332d'),
  'color-scrim': both('#1f1b166b', '#0000009e'),
  'color-banner': both('#f0e8db', '#1c1916'),
  'color-banner-grid': 'transparent',
  // Lists lie on the page itself; a rule of ink parts them from what stands above.
  'color-sheet': 'transparent',
  'color-sheet-line': 'transparent',
  'color-sheet-rule': both('#1f1b16', '#8f8578'),
  'color-sheet-head': 'transparent',
  'color-head-rule': both('#1f1b16', '#8f8578'),
};

const inks = {
  'color-line': both('#e5ddd1', '#332f2a'),
  'color-line-strong': both('#cfc5b6', '#4a443d'),
  'color-line-control': both('#8b8175', '#7b7166'),
  'color-text': both('#1f1b16', '#f0eae1'),
  'color-text-secondary': both('#4a433a', '#cdc4b8'),
  'color-text-muted': both('#6a6156', '#a89d90'),
  'color-text-inverse': both('#faf7f2', '#1f1b16'),
  'color-text-inverse-muted': both('#c9bfb1', '#5d554b'),
  'seed-accent': both('#2a46c8', '#aebbff'),
  'seed-accent-text': both('#2a46c8', '#aebbff'),
  'color-text-on-accent': both('#ffffff', '#141b42'),
  'color-focus': both('#2a46c8', '#aebbff'),
  'color-mark': both('#fae6a0', '#5a4713'),
  'color-mark-text': both('#1f1b16', '#f0eae1'),
};

const meanings = {
  'color-success': both('#2b6541', '#8fcb9f'),
  'color-success-soft': both('#e6f0e6', '#19251d'),
  'color-success-line': both('#a9c8b0', '#3c5c46'),
  'color-warning': both('#7f4e00', '#e8bb6f'),
  'color-warning-soft': both('#fbeed2', '#2d2416'),
  'color-warning-line': both('#e2c384', '#5f4c26'),
  'color-danger': both('#ab2b20', '#f4a093'),
  'color-danger-soft': both('#fbe8e3', '#351e1a'),
  'color-danger-line': both('#e3aaa1', '#6b3a32'),
  'color-danger-fill': both('#ab2b20', '#f4a093'),
  'color-text-on-danger': both('#ffffff', '#3a0f09'),
  'color-key-1': both('#b0632a', '#d99a63'),
  'color-key-2': both('#4c7a68', '#8cb8a5'),
  'color-key-3': both('#7a5c96', '#b79dd0'),
  'color-key-4': both('#a34a6a', '#d78fab'),
  'color-key-5': both('#6b7a34', '#a9b774'),
  'color-key-6': both('#7d7468', '#a89d90'),
  'color-key-7': both('#9c4331', '#dd8a76'),
  'color-key-8': both('#3f7390', '#8fbcd4'),
  'color-key-9': both('#6b4a30', '#bf9a78'),
  'color-key-10': both('#a93f4c', '#e08f98'),
  'color-key-11': both('#4b568c', '#a0abd8'),
  'color-key-12': both('#7c6f1c', '#c9bb62'),
};

const code = {
  'color-code': both('#f3eee6', '#211e1b'),
  'color-code-text': both('#1f1b16', '#f0eae1'),
  'color-code-key': both('#8a2a63', '#eba7cd'),
  'color-code-string': both('#2b6541', '#a3d2ae'),
  'color-code-number': both('#8a4b00', '#e6bd84'),
  'color-code-comment': both('#6a6156', '#a89d90'),
};

const shapes = {
  'font-text': [
    'Open Sans Folio',
    'Open Sans Variable',
    'Noto Sans',
    'Noto Sans Arabic',
    'Noto Sans CJK SC',
    'system-ui',
    'sans-serif',
  ],
  'tracking-title': '-0.018em',
  'stretch-numbers': '87.5%',
  'radius-avatar': '50%',
  'radius-sheet': 0,
  'head-space': '12px',
  'shadow-menu':
    '0 1px 2px light-dark(#362a1a1a, #00000080), 0 8px 24px -4px light-dark(#362a1a29, #0000008c)',
  'shadow-dialog':
    '0 2px 4px light-dark(#362a1a1a, #00000080), 0 24px 64px -8px light-dark(#362a1a29, #0000008c)',
  'shadow-control': 'none',
};

export const folio: ShippedTheme = {
  key: 'folio',
  name: 'Folio',
  description: 'Calm and editorial: warm paper, ink, one blue, and rules in place of boxes.',
  version: '1.0.0',
  variables: { tokens: { ...surfaces, ...inks, ...meanings, ...code, ...shapes } },
  fonts: [
    {
      name: 'Open Sans Folio',
      url: latin,
      weight: '300 800',
      stretch: '75 100',
      unicodeRange:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
  firstFont: latin,
};
