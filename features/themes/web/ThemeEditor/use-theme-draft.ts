// What is being written, what it comes to, and what is wrong with it.
import { useDeferredValue, useMemo, useState } from 'react';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { checkContrast, type Scheme, withTitleBar } from '../../compile/check-contrast.ts';
import { type Colour, parseColour, printColour } from '../../compile/colour.ts';
import { scriptProblem, stylesProblem } from '../../compile/custom-code.ts';
import { readTokens, type ThemeTokens } from '../../compile/read-tokens.ts';
import { resolveColour } from '../../compile/resolve-colours.ts';
import { type Variables, variableAt } from '../../compile/variables.ts';
import type { ThemeEditorProps } from '../../theme-pages.contract.ts';
import type { editTheme, Theme } from '../../themes.contract.ts';
import { layersOf, WRITTEN_TOKENS } from '../theme-sheets.ts';
import { BANNER_FIELDS, type ColourField, GLOBAL_FIELDS, TITLE_BAR_FIELDS } from './editor-fields.ts';
import { type Blame, blame, fixOf } from './problem-sources.ts';

export interface Draft {
  name: string;
  variables: Variables;
  styles: string;
  javascript: string;
  header: string;
  footer: string;
  logo: string;
  mobileLogo: string;
}

export interface FieldProblem extends Blame {
  mend?: string | undefined;
}

const FIELDS = [...GLOBAL_FIELDS, ...TITLE_BAR_FIELDS, ...BANNER_FIELDS];
/** Everything beside the variables, by the kind each asset is of. */
const TYPES = {
  styles: 'css',
  javascript: 'js',
  header: 'html',
  footer: 'html',
  logo: 'data',
  mobileLogo: 'data',
} as const;
const WRITTEN = Object.keys(TYPES) as (keyof typeof TYPES)[];

function draftOf({ theme, variables, ...props }: ThemeEditorProps): Draft {
  const written = Object.fromEntries(WRITTEN.map((name) => [name, props[name]]));
  return { name: theme.name, variables, ...written } as Draft;
}

export function useThemeDraft(props: ThemeEditorProps) {
  const [saved, setSaved] = useState(() => draftOf(props));
  const [draft, setDraft] = useState(saved);
  const [savedAs, setSavedAs] = useState<Theme>(props.theme);
  const [revisionName, nameRevision] = useState('');
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const look = useStyle(props.parentKey, draft.variables, saved.variables);
  const codeProblems = {
    ...refusals,
    ...defined({ styles: stylesProblem(draft.styles), javascript: scriptProblem(draft.javascript) }),
  };
  const change = (changed: Partial<Draft>) => {
    setRefusals({});
    setDraft((before) => ({ ...before, ...changed }));
  };
  const makesRevision = Object.keys(changedAssets(draft, saved)).length > 0;
  const save = async () => {
    const assets = changedAssets(draft, saved);
    const revision = makesRevision && revisionName.trim();
    const body = { name: draft.name, assets, ...(revision && { revisionName: revision }) };
    try {
      const answer = await call<typeof editTheme>('PATCH /themes/:themeID', {
        params: { themeID: String(savedAs.themeID) },
        query: { strict: true },
        body: body as never,
      });
      setSavedAs(answer.body);
      setSaved(draft);
      nameRevision('');
    } catch (error) {
      if (error instanceof ApiError) setRefusals(refusalsOf(error));
      throw error;
    }
  };
  return {
    draft,
    savedAs,
    ...look,
    codeProblems,
    changes: countChanges(draft, saved),
    makesRevision,
    revisionName,
    nameRevision,
    isChanged: (path: string) => isDifferent(draft.variables, saved.variables, path),
    change,
    discard: () => change(saved),
    save,
  };
}

export function useStyle(parentKey: string, variables: Variables, saved: Variables) {
  // Checked a moment later than typed: what is typed stands there at once.
  const checked = useDeferredValue(variables);
  const look = useMemo(() => checkDraft(parentKey, checked, saved), [parentKey, checked, saved]);
  /** Without anything of its own: what a reset leads back to. */
  const usual = useMemo(() => resolverOf(readTokens(layersOf(parentKey, {}))), [parentKey]);
  return { ...look, usual };
}

export type ThemeDraft = ReturnType<typeof useThemeDraft>;

function checkDraft(parentKey: string, variables: Variables, saved: Variables) {
  const tokens = readTokens(layersOf(parentKey, variables));
  const { problems, pairs } = checkContrast(WRITTEN_TOKENS, tokens);
  const effective = (token: string, scheme: Scheme): Colour | undefined => {
    const own = [...tokens.colours].map(([name, both]): [string, string] => [
      name,
      printColour(both[scheme]),
    ]);
    const all = withTitleBar(new Map([...WRITTEN_TOKENS, ...own]));
    return resolveColour(all, `var(--${token})`, scheme);
  };
  const isChanged = ({ path }: ColourField) => isDifferent(variables, saved, path);
  const problemSources = problems.map((problem) => blame(problem, isChanged));
  // One word for each field and scheme: the worst of its pairs.
  const worst = new Map<string, FieldProblem>();
  for (const each of problemSources.sort((a, b) => a.problem.ratio - b.problem.ratio)) {
    const key = `${each.field?.path ?? each.problem.ink}|${each.problem.scheme}`;
    if (worst.has(key)) continue;
    const now = each.field && effective(each.field.token, each.problem.scheme);
    worst.set(key, { ...each, mend: now && fixOf(parentKey, variables, each, now) });
  }
  return {
    fieldProblems: worst,
    passing: pairs - problems.length,
    pairs,
    unreadable: tokens.problems,
    effective,
  };
}

type Resolve = (token: string, scheme: Scheme) => Colour | undefined;

/** What a token comes to, whether the theme says it or not. */
function resolverOf({ colours }: ThemeTokens): Resolve {
  return (token, scheme) => {
    const own = [...colours].map(([name, both]): [string, string] => [name, printColour(both[scheme])]);
    return resolveColour(withTitleBar(new Map([...WRITTEN_TOKENS, ...own])), `var(--${token})`, scheme);
  };
}

export function isDifferent(one: Variables, other: Variables, path: string): boolean {
  return JSON.stringify(variableAt(one, path)) !== JSON.stringify(variableAt(other, path));
}

function countChanges(draft: Draft, saved: Draft): number {
  const code = ['name' as const, ...WRITTEN].filter((name) => draft[name] !== saved[name]).length;
  return code + FIELDS.filter(({ path }) => isDifferent(draft.variables, saved.variables, path)).length;
}

function changedAssets(draft: Draft, saved: Draft): Record<string, { type: string; data: unknown }> {
  const code = WRITTEN.filter((name) => draft[name] !== saved[name]).map((name): [string, object] => [
    name,
    { type: TYPES[name], data: draft[name] },
  ]);
  const isSame = JSON.stringify(draft.variables) === JSON.stringify(saved.variables);
  const variables: [string, object][] = isSame
    ? []
    : [['variables', { type: 'json', data: draft.variables }]];
  return Object.fromEntries([...variables, ...code]) as Record<string, { type: string; data: unknown }>;
}

/** Problems of `assets.styles` are shown at `styles`. */
function refusalsOf({ fieldErrors }: ApiError): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([field, message]) => [field.replace(/^assets\./, ''), message]),
  );
}

function defined(given: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** For a field of the browser's own kind, which knows `#rrggbb` alone. */
export function plainHex(colour: Colour | undefined): string {
  return printColour({ ...(colour ?? (parseColour('#000') as Colour)), alpha: 1 });
}
