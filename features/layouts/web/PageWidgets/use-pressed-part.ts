// A press anywhere on a widget chooses it. Before the editor's own listener, which takes presses away from the page.
import { useEffect } from 'react';
import { placeNamed, selectPlace } from '../EditedPart/edited-place.ts';

export function usePressedPart(): void {
  useEffect(() => {
    const choose = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('dialog, [popover]')) return;
      const place = target.closest<HTMLElement>('[data-edited-part]')?.dataset.editedPart;
      if (place !== undefined) selectPlace(placeNamed(place));
    };
    window.addEventListener('click', choose, { capture: true });
    return () => {
      window.removeEventListener('click', choose, { capture: true });
      selectPlace(undefined);
    };
  }, []);
}
