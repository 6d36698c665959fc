// Word writes the items of its lists as paragraphs whose style tells the level, with the bullet as a part of the text.
import type { Rich2Node } from '../../../../platform/contract/rich2/nodes.ts';
import { styleOf } from './html-marks.ts';

type Inline = (element: ParentNode) => Rich2Node[];

interface WordItem {
  level: number;
  isOrdered: boolean;
  line: Rich2Node[];
}

export function startsWordList(node: Node): boolean {
  return itemStyle(node) !== undefined;
}

function itemStyle(node: Node): string | undefined {
  if (node.nodeType !== 1) return undefined;
  const style = styleOf(node as Element);
  return /mso-list:\s*l\d+ level\d+/i.test(style) ? style : undefined;
}

const levelOf = (style: string): number => Number(/level(\d+)/i.exec(style)?.[1] ?? 1);

/** Word counts its lists: one right below another is still another. */
function listNumber(node: Node | undefined): string | undefined {
  const style = node && itemStyle(node);
  return style && /mso-list:\s*(l\d+) /i.exec(style)?.[1];
}

/** The items that follow one another from here on, as one list. */
export function wordListOf(
  nodes: readonly Node[],
  from: number,
  inlineOf: Inline,
): { list: Rich2Node; next: number } {
  const items: WordItem[] = [];
  const first = listNumber(nodes[from]);
  let at = from;
  for (; at < nodes.length; at++) {
    const node = nodes[at];
    const style = node && itemStyle(node);
    if (style !== undefined && listNumber(node) !== first && levelOf(style) === 1) break;
    if (style !== undefined) items.push(wordItem(node as Element, style, inlineOf));
    else if (!node || node.nodeType === 1 || (node.textContent ?? '').trim() !== '') break;
  }
  return { list: nested(items), next: at };
}

function wordItem(element: Element, style: string, inlineOf: Inline): WordItem {
  const level = levelOf(style);
  const copy = element.cloneNode(true) as Element;
  const bullets = [...copy.querySelectorAll('[style], [data-style]')].filter((part) =>
    /mso-list:\s*ignore/i.test(styleOf(part)),
  );
  const bullet = bullets[0]?.textContent?.trim() ?? '';
  for (const part of bullets) part.remove();
  return { level, isOrdered: /^(?:\d+|[a-z]{1,4})[.)]/i.test(bullet), line: inlineOf(copy) };
}

function nested(items: readonly WordItem[]): Rich2Node {
  const lists: { level: number; items: Rich2Node[] }[] = [];
  const start = (item: WordItem): Rich2Node => {
    const children: Rich2Node[] = [];
    lists.push({ level: item.level, items: children });
    return { type: item.isOrdered ? 'ol' : 'ul', children };
  };
  const [first = { level: 1, isOrdered: false, line: [] }] = items;
  const root = start(first);
  for (const item of items) {
    while (lists.length > 1 && (lists.at(-1)?.level ?? 0) > item.level) lists.pop();
    const open = lists.at(-1);
    const last = open?.items.at(-1);
    if (open && item.level > open.level && last) (last.children as Rich2Node[]).push(start(item));
    lists.at(-1)?.items.push({ type: 'li', children: [{ type: 'lic', children: item.line }] });
  }
  return root;
}
