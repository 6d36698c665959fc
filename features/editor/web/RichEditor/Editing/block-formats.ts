// Paragraphs become headings, quotes, spoilers, code and lists, and those become paragraphs again.
import { Editor, Element, Node, Path, type Range, Transforms } from 'slate';
import { CHILDREN } from '../../../../../platform/contract/rich2/nodes.ts';
import { type EditorElement, isTextBlockType } from '../../../rich2/editor-nodes.ts';
import { currentFormat, LISTS } from './block-queries.ts';

/** The line that stands in each kind of block, and what stands between the two. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  blockquote: ['blockquote-line'],
  spoiler: ['spoiler-content', 'spoiler-item'],
  code_block: ['code_line'],
  ul: ['li', 'lic'],
  ol: ['li', 'lic'],
};

export function toggleFormat(editor: Editor, format: string): void {
  if (!editor.selection) return;
  const isOn = currentFormat(editor) === format;
  Editor.withoutNormalizing(editor, () => setFormat(editor, isOn ? 'p' : format));
}

/** All blocks that the selection touches become lines of that format. */
export function setFormat(editor: Editor, format: string): void {
  const { selection } = editor;
  if (!selection) return;
  if (LISTS.includes(format) && changeListType(editor, format)) return;
  plainLines(editor, selection);
  const chain = LINES[format];
  const lineType = chain?.at(-1) ?? format;
  Transforms.setNodes(editor, { type: lineType }, { match: isPlainLine, mode: 'lowest' });
  if (!chain) return;
  const lines = [...Editor.nodes(editor, { match: ofType(lineType), mode: 'lowest' })];
  const between = chain.slice(0, -1);
  // Each item has its own line, but all lines of a spoiler share what is between.
  if (LISTS.includes(format)) {
    for (const [, path] of lines) Transforms.wrapNodes(editor, { type: 'li', children: [] }, { at: path });
    wrapRun(editor, format, 'li');
    joinNeighbours(editor, format);
  } else {
    for (const type of [...between].reverse()) wrapRun(editor, type, lineType);
    wrapRun(editor, format, between[0] ?? lineType);
  }
}

const ofType = (type: string) => (node: Node) => Element.isElement(node) && node.type === type;
const isPlainLine = (node: Node) => Element.isElement(node) && isTextBlockType(node.type);

function wrapRun(editor: Editor, wrapper: string, inside: string): void {
  Transforms.wrapNodes(editor, { type: wrapper, children: [] }, { match: ofType(inside), mode: 'highest' });
}

/** A list that begins right below one of its kind goes on with it. */
function joinNeighbours(editor: Editor, type: string): void {
  const list = Editor.above(editor, { match: ofType(type), mode: 'lowest' });
  if (!list) return;
  const [, path] = list;
  if (!Path.hasPrevious(path)) return;
  const before = Node.get(editor, Path.previous(path));
  if (Element.isElement(before) && before.type === type) Transforms.mergeNodes(editor, { at: path });
}

function changeListType(editor: Editor, type: string): boolean {
  const inList = Editor.above(editor, {
    match: (node) => Element.isElement(node) && LISTS.includes(node.type),
    mode: 'lowest',
  });
  if (!inList || !editor.selection) return false;
  const [start, end] = Editor.edges(editor, editor.selection);
  if (!Path.isAncestor(inList[1], start.path) || !Path.isAncestor(inList[1], end.path)) return false;
  Transforms.setNodes(editor, { type }, { at: inList[1] });
  return true;
}

/** Takes the selected lines out of whatever block of lines they stand in; they are paragraphs then. */
export function plainLines(editor: Editor, at: Range): void {
  const range = Editor.rangeRef(editor, at, { affinity: 'inward' });
  for (let turn = 0; turn < 40; turn++) {
    const here = range.current;
    if (!here) break;
    const wrapped = [...Editor.nodes(editor, { at: here, match: isPlainLine, mode: 'lowest' })].find(
      ([, path]) => hasSpecialParent(editor, path),
    );
    if (!wrapped) break;
    liftOnce(editor, here);
  }
  const left = range.unref();
  if (left) Transforms.setNodes(editor, { type: 'p' }, { at: left, match: isPlainLine, mode: 'lowest' });
}

function hasSpecialParent(editor: Editor, path: Path): boolean {
  const parent = Node.parent(editor, path);
  return Element.isElement(parent) && CHILDREN.has(parent.type) && parent.type !== 'table';
}

/** One level up: the innermost special blocks of the lines split around them. */
function liftOnce(editor: Editor, at: Range): void {
  const parents = [...Editor.nodes<EditorElement>(editor, { at, match: isPlainLine, mode: 'lowest' })]
    .filter(([, path]) => hasSpecialParent(editor, path))
    .map(([, path]) => Editor.pathRef(editor, path));
  for (const ref of parents) {
    const path = ref.unref();
    if (path && hasSpecialParent(editor, path)) Transforms.liftNodes(editor, { at: path });
  }
}
