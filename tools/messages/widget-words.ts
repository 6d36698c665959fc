// The words of what administrators arrange: what a widget is called, and labels, help and choices of what can be set on it.
// They are read out of schemas when the site runs (`platform/server/layouts/prop-fields.ts`), and stand in calls here.
import type { Source, SyntaxNode } from '../architecture-rules/source.ts';

/** Which arguments of these calls are words, or tables of them. Others are schemas, groups' sizes, limits. */
const WORDS_OF_FIELDS: Readonly<Record<string, readonly number[]>> = {
  choice: [0, 1, 2],
  color: [0, 1],
  field: [1, 2, 3],
  flag: [0, 1, 2],
  image: [0, 1],
  limit: [1, 2],
  linkField: [0, 1],
  longText: [0, 1],
  shownFlag: [0, 1, 2],
  shownMetas: [0],
  text: [0, 1],
};

/** Those of other things are called alike. */
export function declaresFields({ path, text }: Source): boolean {
  return /\/prop-fields\.ts$/.test(path) || /\/prop-fields\.ts'|\bpropFields\b/.test(text);
}

/** The nodes whose texts are words of widgets. */
export function widgetWords(call: SyntaxNode, callee: string): SyntaxNode[] {
  const given = call.arguments as SyntaxNode[];
  if (callee !== 'widget') return (WORDS_OF_FIELDS[callee] ?? []).flatMap((at) => given[at] ?? []);
  const properties = (given[0]?.properties ?? []) as SyntaxNode[];
  const valueNamed = (name: string) =>
    properties.find(({ key }) => (key as SyntaxNode | undefined)?.name === name)?.value as
      | SyntaxNode
      | undefined;
  // One without a schema stands where it always stands: nobody reads its name.
  const name = valueNamed('schema') && valueNamed('name');
  return name ? [name] : [];
}
