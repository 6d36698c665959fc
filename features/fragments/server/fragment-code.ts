// What is wrong with the code of a fragment, and the code as it is served: with imports that a browser can follow.
import { partsOfCss } from '../../../platform/contract/css-parts.ts';
import type { FieldError } from '../../../platform/contract/errors.ts';
import {
  FRAGMENT_TYPES,
  fileOfModule,
  INJECTABLES,
  INJECTABLES_KEY,
  moduleNames,
} from '../injectables.contract.ts';

/** `from 'react'`, `import 'react'`, `import('react')`; the quotes stay with the name. */
const IMPORT = /(\bfrom\s*|\bimport\s*(?:\(\s*)?)(["'])([^"'\n]+)\2/g;

export function codeErrors({ js, css }: { js?: string | undefined; css?: string | undefined }): FieldError[] {
  return [...(js === undefined ? [] : scriptErrors(js)), ...(css === undefined ? [] : styleErrors(css))];
}

function scriptErrors(js: string): FieldError[] {
  const known = new Set(moduleNames());
  const unknown = [...js.matchAll(IMPORT)].map((match) => match[3] ?? '').filter((name) => !known.has(name));
  return [
    ...closingTags('js', js),
    ...[...new Set(unknown)].map((name) =>
      fault('js', 'unknownImport', `A fragment cannot import ${name.slice(0, 100)}.`),
    ),
    ...(/\bexport\s+default\b|\bas\s+default\b/.test(js)
      ? []
      : [fault('js', 'noDefault', 'js must export a component as its default.')]),
  ];
}

function styleErrors(css: string): FieldError[] {
  // Comments and escapes could hide what follows.
  const parts = partsOfCss(css) ?? [{ kind: 'rest', text: css }];
  const bare = parts.map(({ kind, text }) => (kind === 'comment' ? ' ' : text)).join('');
  const plain = bare.replace(
    /\\(?:([0-9a-f]{1,6})\s?|(.))/gi,
    (_, code: string | undefined, letter: string) => {
      if (code === undefined) return letter;
      const point = Number.parseInt(code, 16);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ' ';
    },
  );
  const isRemote = /@import\s*(?:url\(\s*)?(?:["']\s*)?(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(plain);
  return [
    ...closingTags('css', css),
    ...(isRemote ? [fault('css', 'remoteImport', 'css must not import from other sites.')] : []),
  ];
}

function closingTags(field: string, code: string): FieldError[] {
  return /<\/(?:script|style)/i.test(code)
    ? [fault(field, 'closingTag', `${field} must not hold </script or </style.`)]
    : [];
}

function fault(field: string, code: string, message: string): FieldError {
  return { field, code, message, status: 422 };
}

/** Browsers cannot look up bare names without a map in the page; here they get addresses. */
export function withAddresses(js: string): string {
  const known = new Set(moduleNames());
  return js.replace(IMPORT, (whole, before: string, quote: string, name: string) =>
    known.has(name) ? `${before}${quote}/fragments/injectables/${fileOfModule(name)}${quote}` : whole,
  );
}

/** A module that hands on what the page put ready under its name. */
export function injectableModule(file: string): string | undefined {
  const name = moduleNames().find((each) => fileOfModule(each) === file);
  if (!name) return undefined;
  const all = `globalThis[Symbol.for(${JSON.stringify(INJECTABLES_KEY)})]`;
  if (FRAGMENT_TYPES.some((type) => name.endsWith(`/${type}`))) return 'export default {};\n';
  const names = INJECTABLES[name as keyof typeof INJECTABLES];
  const exports = names.map((each) => `export const ${each} = found.${each};`);
  return [`const found = ${all}[${JSON.stringify(name)}];`, 'export default found;', ...exports, ''].join(
    '\n',
  );
}
