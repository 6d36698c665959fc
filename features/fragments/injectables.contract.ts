// What the code of a fragment may import. The server writes modules of these names, the browser fills them.
export const INJECTABLES = {
  react: [
    'Children',
    'Component',
    'Fragment',
    'PureComponent',
    'StrictMode',
    'Suspense',
    'cloneElement',
    'createContext',
    'createElement',
    'createRef',
    'forwardRef',
    'isValidElement',
    'lazy',
    'memo',
    'startTransition',
    'use',
    'useCallback',
    'useContext',
    'useDebugValue',
    'useDeferredValue',
    'useEffect',
    'useId',
    'useImperativeHandle',
    'useInsertionEffect',
    'useLayoutEffect',
    'useMemo',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'useTransition',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  '@vanilla/injectables/Api': ['api'],
  '@vanilla/injectables/Components': [
    'Avatar',
    'Button',
    'Icon',
    'LinkButton',
    'Notice',
    'Panel',
    'Spinner',
    'TimeAgo',
  ],
  '@vanilla/injectables/Utils': ['classNames', 'useDevice', 'usePermission', 'useSite', 'useTranslator'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const FRAGMENT_TYPES = [
  'BannerFragment',
  'CallToActionFragment',
  'CommentItemFragment',
  'CustomFragment',
  'OriginalPostFragment',
  'SearchFragment',
  'SiteTotalsFragment',
  'TitleBarFragment',
] as const;
export type FragmentType = (typeof FRAGMENT_TYPES)[number];

/** `@vanilla/injectables/BannerFragment`: types for who writes it; at run time it has nothing but a default. */
export function moduleNames(): string[] {
  return [...Object.keys(INJECTABLES), ...FRAGMENT_TYPES.map((type) => `@vanilla/injectables/${type}`)];
}

/** Where the modules are looked for in the browser. */
export const INJECTABLES_KEY = 'parley.injectables';

/** `@vanilla/injectables/Utils` is served as `vanilla-injectables-Utils.js`. */
export function fileOfModule(name: string): string {
  return `${name.replace(/^@/, '').replaceAll('/', '-')}.js`;
}
