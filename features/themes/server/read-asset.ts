// What somebody sends as an asset: read, checked, and only then stored.
import { type FieldError, fieldProblem, validationProblem } from '../../../platform/contract/errors.ts';
import { parsePictureUrl } from '../compile/css-values.ts';
import { scriptProblem, stylesProblem } from '../compile/custom-code.ts';
import { fontsProblem } from '../compile/font-faces.ts';
import { readTokens, type VariableProblem } from '../compile/read-tokens.ts';
import { isTree } from '../compile/variables.ts';
import { ASSETS, type AssetName, isAssetName, type StoredAssets, scriptAddress } from '../theme-assets.ts';

const MAX_HTML = 20_000;
const MAX_JSON = 200_000;
const MAX_SCRIPTS = 20;

interface GivenAsset {
  type: string;
  data: unknown;
}

export interface Strictness {
  /** A colour that cannot be read is an error. Otherwise it is left out where the theme is drawn. */
  strict: boolean;
}

/** Of a body with several: each problem at the field it is of. */
export function readAssets(
  given: Readonly<Record<string, GivenAsset>> | undefined,
  strictness: Strictness,
): StoredAssets {
  const read: StoredAssets = {};
  for (const [name, asset] of Object.entries(given ?? {})) {
    if (!isAssetName(name)) throw fieldProblem(`assets.${name.slice(0, 60)}`, 'There is no such asset.');
    read[name] = readAsset(name, asset, strictness, `assets.${name}`);
  }
  return read;
}

export function readAsset(
  name: AssetName,
  asset: GivenAsset,
  { strict }: Strictness,
  field = 'data',
): GivenAsset {
  const kind = ASSETS[name];
  if (asset.type !== kind.type) {
    const message = `${name} is of type ${kind.type}. Templates are not run here: send plain HTML.`;
    throw fieldProblem(field, asset.type === 'twig' ? message : `${name} is of type ${kind.type}.`);
  }
  const data = kind.type === 'json' ? asset.data : textIn(asset.data, field, name);
  const problems = problemsOf(name, data).filter(({ isOfColour }) => strict || !isOfColour);
  if (problems.length > 0)
    throw validationProblem(
      problems.slice(0, 50).map(
        ({ path, message }): FieldError => ({
          field: path === '' ? field : `${field}.${path}`,
          code: 'invalid',
          message,
          status: 422,
        }),
      ),
    );
  return { type: kind.type, data };
}

function textIn(data: unknown, field: string, name: string): string {
  if (typeof data === 'string') return data;
  throw fieldProblem(field, `${name} must be a text: only JSON assets hold objects.`);
}

type Problem = VariableProblem;

function problemsOf(name: AssetName, data: unknown): Problem[] {
  const of = (message: string | undefined): Problem[] => (message ? [{ path: '', message }] : []);
  if (ASSETS[name].type === 'json' && JSON.stringify(data ?? null).length > MAX_JSON)
    return of(`${name} must not be longer than ${MAX_JSON} characters.`);
  switch (name) {
    case 'variables':
      return isTree(data) ? [...readTokens([data]).problems] : of('Variables must be an object.');
    case 'fonts':
      return of(fontsProblem(data));
    case 'scripts':
      return scriptsProblems(data);
    case 'styles':
      return of(stylesProblem(String(data)));
    case 'javascript':
      return of(scriptProblem(String(data)));
    case 'logo':
    case 'mobileLogo':
      return of(
        parsePictureUrl(data) ? undefined : 'A logo is the path of a file of this site, or an https address.',
      );
    default:
      return of(
        String(data).length > MAX_HTML
          ? `${name} must not be longer than ${MAX_HTML} characters.`
          : undefined,
      );
  }
}

function scriptsProblems(data: unknown): Problem[] {
  if (!Array.isArray(data) || data.length > MAX_SCRIPTS)
    return [{ path: '', message: `Scripts must be a list of at most ${MAX_SCRIPTS}.` }];
  return data.flatMap((script, at) =>
    scriptAddress(script)
      ? []
      : [{ path: `[${at}].url`, message: 'Pages run scripts of this site alone: name its path.' }],
  );
}
