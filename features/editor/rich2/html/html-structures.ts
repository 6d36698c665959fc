import type { Rich2Node } from '../../../../platform/contract/rich2/nodes.ts';

type Inline = (element: ParentNode) => Rich2Node[];

const childrenNamed = (element: Element, names: readonly string[]) =>
  [...element.children].filter(({ tagName }) => names.includes(tagName.toUpperCase()));

export function listOf(element: Element, inline: Inline): Rich2Node {
  const items: Rich2Node[] = [];
  for (const child of element.children) {
    const tag = child.tagName.toUpperCase();
    if (tag === 'LI') items.push(itemOf(child, inline));
    else if (tag === 'UL' || tag === 'OL') {
      // Browsers and word processors put lists into lists without an item around them.
      const last = items.at(-1);
      if (last) (last.children as Rich2Node[]).push(listOf(child, inline));
      else
        items.push({
          type: 'li',
          children: [{ type: 'lic', children: [{ text: '' }] }, listOf(child, inline)],
        });
    }
  }
  return { type: element.tagName.toLowerCase(), children: items };
}

function itemOf(item: Element, inline: Inline): Rich2Node {
  const lists = childrenNamed(item, ['UL', 'OL']);
  const line = item.cloneNode(true) as Element;
  for (const list of childrenNamed(line, ['UL', 'OL'])) list.remove();
  return {
    type: 'li',
    children: [{ type: 'lic', children: inline(line) }, ...lists.map((list) => listOf(list, inline))],
  };
}

export function tableOf(table: Element, blocks: Inline, inline: Inline): Rich2Node {
  const children: Rich2Node[] = [];
  for (const part of table.children) {
    const tag = part.tagName.toLowerCase();
    if (tag === 'caption') children.push({ type: 'caption', children: inline(part) });
    else if (tag === 'tr') children.push({ type: 'tbody', children: [rowOf(part, blocks)] });
    else if (['thead', 'tbody', 'tfoot'].includes(tag))
      children.push({ type: tag, children: childrenNamed(part, ['TR']).map((row) => rowOf(row, blocks)) });
  }
  return { type: 'table', children };
}

function rowOf(row: Element, blocks: Inline): Rich2Node {
  return { type: 'tr', children: childrenNamed(row, ['TD', 'TH']).map((cell) => cellOf(cell, blocks)) };
}

function cellOf(cell: Element, blocks: Inline): Rich2Node {
  const attributes = Object.fromEntries(
    ['colspan', 'rowspan']
      .map((name) => [name, Number(cell.getAttribute(name))] as const)
      .filter(([, span]) => Number.isInteger(span) && span > 1 && span < 1000),
  );
  const content = blocks(cell);
  return {
    type: cell.tagName.toLowerCase(),
    ...(Object.keys(attributes).length > 0 && { attributes }),
    children: content.length > 0 ? content : [{ type: 'p', children: [{ text: '' }] }],
  };
}

/** Pictures of pages and of this site; those that are only in the clipboard come as files, or not at all. */
export function cardOfImage(image: Element): Rich2Node | undefined {
  const url = image.getAttribute('src') ?? '';
  if (!/^(?:https?:\/\/|\/)/i.test(url)) return undefined;
  const name = image.getAttribute('alt') ?? '';
  const sizes = Object.fromEntries(
    ['width', 'height']
      .map((side) => [side, Number(image.getAttribute(side))] as const)
      .filter(([, length]) => Number.isInteger(length) && length > 0),
  );
  const embedData = { embedType: 'image', url, name, displaySize: 'large', float: 'none', ...sizes };
  return { type: 'rich_embed_card', dataSourceType: 'image', url, embedData, children: [{ text: '' }] };
}

/** Copied from a post of this site. */
export function mentionOf(element: Element): Rich2Node | undefined {
  const name = element.getAttribute('data-username');
  const userID = Number(element.getAttribute('data-userid'));
  if (!element.classList.contains('atMention') || !name || !Number.isInteger(userID)) return undefined;
  return { type: '@', name, userID, children: [{ text: '' }] };
}
