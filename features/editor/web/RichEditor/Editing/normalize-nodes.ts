// The repair rules of rich2, applied to what an edit left: the same tables that stored bodies are repaired by.
import { Editor, Element, Node, type NodeEntry, type Path, Text, Transforms } from 'slate';
import { CHILDREN, PARENT } from '../../../../../platform/contract/rich2/nodes.ts';
import {
  type EditorElement,
  isInline,
  isTextBlockType,
  isVoidType,
  needsParagraphBelow,
  paragraph,
} from '../../../rich2/editor-nodes.ts';

/** Whether something was repaired; Slate asks again then. */
export function repairNode(editor: Editor, [node, path]: NodeEntry): boolean {
  if (Text.isText(node)) return false;
  if (Editor.isEditor(node)) return repairDocument(editor);
  if (isVoidType(node.type)) return false;
  return (
    removeIfEmpty(editor, node, path) || adoptOrphan(editor, node, path) || repairChildren(editor, node, path)
  );
}

function repairDocument(editor: Editor): boolean {
  for (const [index, child] of editor.children.entries()) {
    if (!isInline(child)) continue;
    Transforms.wrapNodes(editor, { type: 'p', children: [] }, { at: [index] });
    return true;
  }
  const last = editor.children.at(-1);
  if (last && Element.isElement(last) && !needsParagraphBelow(last)) return false;
  Transforms.insertNodes(editor, paragraph(), { at: [editor.children.length] });
  return true;
}

/** A list without items, a link without words: nobody could get at them. */
function removeIfEmpty(editor: Editor, node: EditorElement, path: Path): boolean {
  const isEmptyLink = node.type === 'a' && isBlank(node);
  const isEmptyContainer = CHILDREN.has(node.type) && node.children.every(isEmptyText);
  if (!isEmptyLink && !isEmptyContainer) return false;
  if (node.type === 'li' && node.children.length > 0) return false;
  Transforms.removeNodes(editor, { at: path });
  return true;
}

const isEmptyText = (node: Node): boolean => Text.isText(node) && node.text === '';

function isBlank(node: EditorElement): boolean {
  return node.children.every((child) => (Text.isText(child) ? child.text === '' : isBlankChild(child)));
}

function isBlankChild(child: EditorElement): boolean {
  return !isVoidType(child.type) && isBlank(child);
}

function adoptOrphan(editor: Editor, node: EditorElement, path: Path): boolean {
  const parentType = PARENT.get(node.type);
  if (parentType === undefined) return false;
  const parent = Node.parent(editor, path);
  const isAtHome = Element.isElement(parent) && (CHILDREN.get(parent.type)?.includes(node.type) ?? false);
  // Rows may stand right below their table.
  if (isAtHome) return false;
  // In a block that takes only certain children, that block's own repair decides.
  if (Element.isElement(parent) && (CHILDREN.has(parent.type) || isTextBlockType(parent.type))) return false;
  Transforms.wrapNodes(editor, { type: parentType, children: [] }, { at: path });
  return true;
}

function repairChildren(editor: Editor, node: EditorElement, path: Path): boolean {
  const allowed = CHILDREN.get(node.type);
  if (allowed) return wrapUnfit(editor, node, path, allowed);
  if (isTextBlockType(node.type)) return openBlocks(editor, node, path);
  if (node.type === 'td' || node.type === 'th') return wrapLooseText(editor, node, path);
  return false;
}

function wrapUnfit(editor: Editor, node: EditorElement, path: Path, allowed: readonly string[]): boolean {
  const [wrapper = 'p'] = allowed;
  for (const [index, child] of node.children.entries()) {
    if (!Text.isText(child) && (allowed.includes(child.type) || child.type.startsWith('preserved'))) continue;
    if (isEmptyText(child) && node.children.length > 1)
      Transforms.removeNodes(editor, { at: [...path, index] });
    else Transforms.wrapNodes(editor, { type: wrapper, children: [] }, { at: [...path, index] });
    return true;
  }
  return false;
}

function openBlocks(editor: Editor, node: EditorElement, path: Path): boolean {
  for (const [index, child] of node.children.entries()) {
    if (isInline(child)) continue;
    const at = [...path, index];
    if (Element.isElement(child) && isVoidType(child.type)) Transforms.liftNodes(editor, { at });
    else Transforms.unwrapNodes(editor, { at });
    return true;
  }
  return false;
}

function wrapLooseText(editor: Editor, node: EditorElement, path: Path): boolean {
  if (node.children.every(isInline)) return false;
  const index = node.children.findIndex(isInline);
  if (index < 0) return false;
  Transforms.wrapNodes(editor, { type: 'p', children: [] }, { at: [...path, index] });
  return true;
}
