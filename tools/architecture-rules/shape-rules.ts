// How a single file may look.
import { placeOf } from './place.ts';
import { lineAt, type Source, type SyntaxNode, type Violation, walk } from './source.ts';

const fileCap = 300;
const functionCap = 50;
const componentCap = 120;

export function violationsOfShape(sources: Source[]): Violation[] {
  return sources.flatMap((source) => [
    ...tooLong(source),
    ...barrels(source),
    ...longFunctions(source),
    ...forbiddenAttributes(source),
    ...styleSheetWords(source),
  ]);
}

// Texts and made-up content are data, whatever their ending.
function isData(path: string): boolean {
  return /^(features|addons)\/[^/]+\/(content|locales)\/|\/locales\/|\.data\.ts$/.test(path);
}

function tooLong({ path, text }: Source): Violation[] {
  const lines = text.trimEnd().split('\n').length;
  if (lines <= fileCap || isData(path)) return [];
  return [{ path, line: fileCap, message: `${lines} lines; at ${fileCap} a file is split by verb or noun` }];
}

function barrels({ path, syntax }: Source): Violation[] {
  // What add-ons import is a list by intention.
  if (placeOf(path).layer === 'addon-api') return [];
  const statements = (syntax?.body ?? []) as SyntaxNode[];
  const isReExport = (node: SyntaxNode) => node.type.startsWith('Export') && Boolean(node.source);
  const isAll = statements.some((node) => node.type === 'ExportAllDeclaration');
  const isOnlyThat =
    statements.some(isReExport) &&
    statements.every((node) => isReExport(node) || node.type === 'ImportDeclaration');
  const isBarrel = isAll || isOnlyThat || /(^|\/)index\.tsx?$/.test(path);
  return isBarrel ? [{ path, line: 1, message: 'no barrels: import things from the file they are in' }] : [];
}

const functionTypes = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

function longFunctions({ path, text, syntax }: Source): Violation[] {
  if (placeOf(path).isTest || isData(path)) return [];
  const violations: Violation[] = [];
  for (const [node, parents] of walk(syntax)) {
    if (!functionTypes.includes(node.type)) continue;
    const name = nameOf(node, parents.at(-1));
    const cap = path.endsWith('.tsx') && /^[A-Z]/.test(name) ? componentCap : functionCap;
    const line = lineAt(text, node.start);
    const lines = lineAt(text, node.end) - line + 1;
    if (lines > cap)
      violations.push({
        path,
        line,
        message: `${name || 'a function'} has ${lines} lines, more than ${cap}`,
      });
  }
  return violations;
}

function nameOf(node: SyntaxNode, parent: SyntaxNode | undefined): string {
  const named = (node.id ?? parent?.id ?? parent?.key) as { name?: string } | undefined;
  return named?.name ?? '';
}

const onlyHtmlWriter = 'platform/web/RawHtml/RawHtml.tsx';

function forbiddenAttributes({ path, text, syntax }: Source): Violation[] {
  if (!path.endsWith('.tsx')) return [];
  const violations: Violation[] = [];
  for (const [node] of walk(syntax)) {
    if (node.type !== 'JSXAttribute') continue;
    const name = (node.name as { name?: string }).name;
    const line = lineAt(text, node.start);
    if (name === 'style')
      violations.push({ path, line, message: 'no inline styles: the content security policy refuses them' });
    if (name === 'dangerouslySetInnerHTML' && path !== onlyHtmlWriter)
      violations.push({ path, line, message: `only ${onlyHtmlWriter} writes HTML into a page` });
  }
  return violations;
}

// Left and right are start and end, so that right-to-left languages mirror by themselves.
const physical =
  /^\s*(margin|padding|border)-(left|right|top|bottom)\b.*:|^\s*(left|right)\s*:|text-align:\s*(left|right)\b|float:\s*(left|right)\b/;
const colour = /#[0-9a-f]{3,8}\b(?![^(]*\))|\b(rgba?|hsla?|oklch)\(/i;

/** `padding: 0 1px 0 2px` is left and right again: four values whose second and fourth differ. */
function isLopsided(content: string): boolean {
  const value = /^\s*(?:margin|padding|inset|scroll-(?:margin|padding)): ([^;]+);/.exec(content)?.[1];
  const parts = value?.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return parts.length === 4 && parts[1] !== parts[3];
}

function styleSheetWords({ path, text }: Source): Violation[] {
  if (!path.endsWith('.css')) return [];
  const lines = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).split('\n');
  return lines.flatMap((content, index) => {
    const line = index + 1;
    if (physical.test(content) || isLopsided(content))
      return [{ path, line, message: 'only logical properties: start and end, not left and right' }];
    if (!path.endsWith('tokens.css') && colour.test(content))
      return [{ path, line, message: 'colours only as tokens from platform/ui/tokens.css' }];
    return [];
  });
}
