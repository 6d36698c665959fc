import type { ListedTheme, ThemeEditorProps } from '../../theme-pages.contract.ts';
import type { Theme, ThemeRevision } from '../../themes.contract.ts';

export function sampleTheme(given: Partial<Theme> = {}): Theme {
  return {
    themeID: 7,
    type: 'themeDB',
    name: 'Spring',
    version: '23',
    revisionID: 23,
    revisionName: null,
    insertUser: null,
    dateInserted: '2026-02-01T12:00:00+00:00',
    active: true,
    current: false,
    parentTheme: 'keystone',
    assets: {},
    preview: {
      imageUrl: null,
      info: { Template: { type: 'string', value: 'Keystone' } },
      variables: {
        globalPrimary: '#2f7d32',
        globalBg: null,
        globalFg: null,
        titleBarBg: null,
        titleBarFg: null,
        backgroundImage: null,
      },
    },
    features: {},
    supportedSections: [],
    ...given,
  };
}

export function sampleListed(theme: Partial<Theme> = {}, given: Partial<ListedTheme> = {}): ListedTheme {
  return { theme: sampleTheme(theme), variables: {}, parentKey: 'keystone', ...given };
}

export function sampleRevision(revisionID: number, given: Partial<ThemeRevision> = {}): ThemeRevision {
  const { assets: _, preview: __, features: ___, supportedSections: ____, ...facts } = sampleTheme();
  return { ...facts, revisionID, version: String(revisionID), active: false, ...given };
}

export function sampleEditor(given: Partial<ThemeEditorProps> = {}): ThemeEditorProps {
  return {
    ...sampleListed(),
    styles: '',
    javascript: '',
    header: '',
    footer: '',
    logo: '',
    mobileLogo: '',
    siteLogo: '',
    ...given,
  };
}
