// Rows are dragged by their handle, with a mouse, a pen or a finger.
import { type PointerEvent, useRef, useState } from 'react';
import type { TreeCategory } from '../../category-permissions.states.ts';
import { childrenOf, fits, type Place, placeOf, type Tree } from './category-tree.ts';

type Side = 'before' | 'inside' | 'after';

interface Over {
  categoryID: number;
  side: Side;
  place: Place;
}

interface Drag {
  categoryID: number;
  /** Where it began. */
  x: number;
  y: number;
  isFar: boolean;
  over: Over | undefined;
}

/** Less is a press. */
const PX_OF_DRAG = 5;
const PX_AT_EDGE = 60;
const PX_OF_SCROLL = 12;

export function useRowDrag(
  tree: Tree,
  folded: ReadonlySet<number>,
  onDrop: (categoryID: number, place: Place) => void,
) {
  // What is drawn may be a moment behind a quick finger; what it does is not.
  const now = useRef<Drag>(undefined);
  const wasDragged = useRef(false);
  const [shown, setShown] = useState<Drag>();
  const set = (drag: Drag | undefined) => {
    now.current = drag;
    setShown(drag?.isFar ? drag : undefined);
  };
  const handle = ({ categoryID }: TreeCategory) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      wasDragged.current = false;
      set({ categoryID, x: event.clientX, y: event.clientY, isFar: false, over: undefined });
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const drag = now.current;
      if (!drag) return;
      if (!drag.isFar && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) <= PX_OF_DRAG) return;
      scrollAtEdges(event.clientY);
      set({ ...drag, isFar: true, over: overAt(event, tree, folded, drag.categoryID) });
    },
    onPointerUp: () => {
      const drag = now.current;
      wasDragged.current = drag?.isFar ?? false;
      set(undefined);
      if (drag?.over) onDrop(drag.categoryID, drag.over.place);
    },
    onPointerCancel: () => set(undefined),
  });
  return {
    dragged: shown?.categoryID,
    over: shown?.over,
    handle,
    /** The press that ends a drag is none. */
    isPress: () => !wasDragged.current,
  };
}

function scrollAtEdges(y: number): void {
  if (y < PX_AT_EDGE) window.scrollBy(0, -PX_OF_SCROLL);
  else if (y > window.innerHeight - PX_AT_EDGE) window.scrollBy(0, PX_OF_SCROLL);
}

/** The outer quarters of a row are beside it, the rest is inside. */
function overAt(
  { clientX, clientY }: PointerEvent<HTMLElement>,
  tree: Tree,
  folded: ReadonlySet<number>,
  dragged: number,
): Over | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-category]');
  const categoryID = Number(row?.dataset.category);
  if (!row || categoryID === dragged) return undefined;
  const { top, height } = row.getBoundingClientRect();
  const share = (clientY - top) / height;
  const side = share < 0.25 ? 'before' : share > 0.75 ? 'after' : 'inside';
  const place = placeAt(tree, folded, categoryID, side);
  return fits(tree, dragged, place) ? { categoryID, side, place } : undefined;
}

function placeAt(tree: Tree, folded: ReadonlySet<number>, categoryID: number, side: Side): Place {
  if (side === 'inside') return { parentID: categoryID, beforeID: null };
  const { parentID } = placeOf(tree, categoryID);
  if (side === 'before') return { parentID, beforeID: categoryID };
  // Below an open branch is its first place.
  const first = folded.has(categoryID) ? undefined : childrenOf(tree, categoryID)[0];
  return first ? { parentID: categoryID, beforeID: first.categoryID } : placeOf(tree, categoryID);
}
