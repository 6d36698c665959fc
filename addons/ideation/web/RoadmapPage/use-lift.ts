// A card is lifted with a mouse, or by keys: Space lifts it, arrows choose the column, Enter drops it, Escape puts it back.
import { useTranslator } from '@parley/addon-api/web';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { type Lifted, pressCard, wordsOf } from './press-card.ts';

export type { Lifted };

interface Listeners {
  onDrop: (lifted: Lifted) => void;
  /** What is read out. */
  onMove: (text: string) => void;
}

export function useLift(
  columns: readonly { statusID: number; name: string }[],
  { onDrop, onMove }: Listeners,
) {
  const { t } = useTranslator();
  const [lifted, setLifted] = useState<Lifted>();
  const drop = (held: Lifted) => {
    setLifted(undefined);
    if (held.from !== held.to) onDrop(held);
  };
  const press = (event: KeyboardEvent<HTMLElement>, held: Lifted | undefined, fresh: Lifted) => {
    const pressed = pressCard(event, columns, held, fresh);
    if (!pressed) return;
    event.preventDefault();
    if (pressed.act === 'drop') return drop(pressed.lifted);
    setLifted(pressed.act === 'putBack' ? undefined : pressed.lifted);
    onMove(wordsOf(t, pressed));
  };
  const grip = (discussionID: number, statusID: number) => {
    const fresh = { discussionID, from: statusID, to: statusID };
    const held = lifted?.discussionID === discussionID ? lifted : undefined;
    return {
      isLifted: held !== undefined,
      button: {
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => press(event, held, fresh),
        onBlur: () => setLifted(undefined),
      },
      card: {
        draggable: true,
        onDragStart: (event: DragEvent<HTMLElement>) => {
          event.dataTransfer.effectAllowed = 'move';
          setLifted(fresh);
        },
        onDragEnd: () => setLifted(undefined),
      },
    };
  };
  const target = (statusID: number) => ({
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!lifted) return;
      event.preventDefault();
      if (lifted.to !== statusID) setLifted({ ...lifted, to: statusID });
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      if (lifted) drop({ ...lifted, to: statusID });
    },
  });
  return { over: lifted && lifted.from !== lifted.to ? lifted.to : undefined, grip, target };
}

export type Grip = ReturnType<ReturnType<typeof useLift>['grip']>;
