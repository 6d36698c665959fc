// Rows that are dragged by their grip: above, below or into another one.
import { type DragEvent, useState } from 'react';
import type { NavigationItem } from '../../navigation.contract.ts';
import { findRow, fits, type Place, put, type Row } from './navigation-tree.ts';

interface Over {
  id: string;
  place: Place;
}

export function useDragging(items: NavigationItem[], onChange: (items: NavigationItem[]) => void) {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<Over>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const of = (target: Row) => {
    const { id } = target.item;
    return {
      grip: {
        draggable: true,
        onDragStart: (event: DragEvent<HTMLElement>) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', target.item.name);
          setDragged(id);
        },
        onDragEnd: end,
      },
      row: {
        'data-over': over?.id === id ? over.place : undefined,
        onDragOver: (event: DragEvent<HTMLElement>) => {
          const moved = dragged === undefined ? undefined : findRow(items, dragged)?.item;
          if (!moved || moved.id === id) return;
          const place = placeOf(event);
          if (!fits(moved, target, place)) return;
          event.preventDefault();
          if (over?.id !== id || over.place !== place) setOver({ id, place });
        },
        onDragLeave: () => setOver((known) => (known?.id === id ? undefined : known)),
        onDrop: (event: DragEvent<HTMLElement>) => {
          event.preventDefault();
          if (dragged !== undefined && over) onChange(put(items, dragged, over.place, over.id));
          end();
        },
      },
    };
  };
  return { of };
}

/** The outer quarters of a row are beside it, the rest is inside. */
function placeOf(event: DragEvent<HTMLElement>): Place {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientY - top) / height;
  if (share < 0.25) return 'before';
  return share > 0.75 ? 'after' : 'inside';
}
