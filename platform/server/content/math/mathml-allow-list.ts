// The MathML that formulas are drawn in: nothing that leads anywhere, acts, or holds other markup. What people write
// never gets this far (see html/allowed-markup.ts); this is what the sanitiser lets our own drawing say.

const LENGTHS = ['width', 'height', 'depth', 'lspace', 'voffset'];
const LAYOUT = ['scriptlevel', 'displaystyle'];

export const MATH_ATTRIBUTES: Readonly<Record<string, string[]>> = {
  math: ['class', 'display'],
  semantics: [],
  annotation: ['encoding'],
  mrow: ['class', ...LAYOUT],
  mi: ['class', 'mathvariant', ...LAYOUT],
  mn: ['class', ...LAYOUT],
  mo: [
    ...['class', 'fence', 'form', 'stretchy', 'separator', 'symmetric', 'largeop', 'movablelimits', 'accent'],
    ...['lspace', 'rspace', 'minsize', 'maxsize'],
  ],
  ms: ['class'],
  mtext: ['class'],
  mspace: ['class', ...LENGTHS],
  mpadded: ['class', ...LENGTHS],
  mphantom: ['class'],
  mstyle: ['class', ...LAYOUT],
  mfrac: ['class', 'linethickness', ...LAYOUT],
  msqrt: ['class', ...LAYOUT],
  mroot: ['class', ...LAYOUT],
  msub: ['class', ...LAYOUT],
  msup: ['class', ...LAYOUT],
  msubsup: ['class'],
  munder: ['class', 'accentunder'],
  mover: ['class', 'accent'],
  munderover: ['class', 'accent', 'accentunder'],
  mmultiscripts: ['class'],
  mprescripts: [],
  menclose: ['class', 'notation'],
  mtable: ['class', 'displaystyle'],
  mtr: ['class'],
  mtd: ['class'],
};

export const MATH_ELEMENTS: ReadonlySet<string> = new Set(Object.keys(MATH_ATTRIBUTES));

const LENGTH = /^[+-]?\d{0,4}(?:\.\d{1,8})?(?:em|ex|px|pt|mu|%)?$/;
const YES_OR_NO = /^(?:true|false)$/;

export const MATH_VALUES: ReadonlyMap<string, RegExp> = new Map([
  [
    'class',
    /^(?:(?:tml|wbk|chr)-[a-z-]{1,20}|mathcal|mathscr|menclose)(?: (?:(?:tml|wbk|chr)-[a-z-]{1,20}|mathcal|mathscr|menclose))*$/,
  ],
  ['display', /^block$/],
  ['encoding', /^application\/x-tex$/],
  ['mathvariant', /^normal$/],
  ['form', /^(?:prefix|infix|postfix)$/],
  ['scriptlevel', /^[+-]?\d$/],
  ['notation', /^[a-z]{1,20}(?: [a-z]{1,20}){0,5}$/],
  ...['width', 'height', 'depth', 'lspace', 'rspace', 'voffset', 'linethickness', 'minsize', 'maxsize'].map(
    (name): [string, RegExp] => [name, LENGTH],
  ),
  ...['fence', 'stretchy', 'separator', 'symmetric', 'largeop', 'movablelimits'].map(
    (name): [string, RegExp] => [name, YES_OR_NO],
  ),
  ...['accent', 'accentunder', 'displaystyle'].map((name): [string, RegExp] => [name, YES_OR_NO]),
]);

export function mathAttributes(
  element: string,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const allowed: Record<string, string> = {};
  for (const name of MATH_ATTRIBUTES[element] ?? []) {
    const value = given[name];
    if (value !== undefined && MATH_VALUES.get(name)?.test(value)) allowed[name] = value;
  }
  const lines = element === 'mtd' ? linesOf(given.style ?? '') : [];
  if (lines.length > 0) allowed.class = [allowed.class, ...lines].filter(Boolean).join(' ');
  return allowed;
}

/** The lines of a table are expressed by classes: styles in the text of posts are never allowed. */
function linesOf(style: string): string[] {
  return ['top', 'right', 'bottom', 'left']
    .filter((side) => style.includes(`border-${side}:`))
    .map((side) => `tml-line-${side}`);
}
