// Where dates of a list have too little room.
import type { Page } from 'playwright-core';

/** Dates that are cut, stand out of their row or lie on other words of it. */
export const overrunningDates = (list: Page): Promise<string[]> =>
  list.locator('main time').evaluateAll((times) => {
    const boxesOf = (node: Node, row: Element) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      let boxes = [...range.getClientRects()];
      for (let around = node.parentElement; around && row.contains(around); around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const { top, bottom } = around.getBoundingClientRect();
        boxes = boxes.filter((box) => box.top < bottom - 1 && box.bottom > top + 1);
      }
      return boxes.filter(({ width, height }) => width > 1 && height > 1);
    };
    return times.flatMap((time) => {
      const row = time.closest('li, tr, article') ?? (time.parentElement as HTMLElement);
      const { left, right } = row.getBoundingClientRect();
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const others: DOMRect[] = [];
      while (texts.nextNode())
        if (!time.contains(texts.currentNode)) others.push(...boxesOf(texts.currentNode, row));
      const isOver = boxesOf(time, row).some(
        (box) =>
          box.left < left - 1 ||
          box.right > right + 1 ||
          others.some(
            (other) =>
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > box.height / 2,
          ),
      );
      let isCut = false;
      for (let around = time as Element | null; around && row.contains(around); around = around.parentElement)
        isCut ||=
          getComputedStyle(around).overflowX !== 'visible' && around.scrollWidth > around.clientWidth + 1;
      return isOver || isCut ? [`${time.textContent}: ${row.textContent}`] : [];
    });
  });
