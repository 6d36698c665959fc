import { useEffect } from 'react';

/**
 * Says something at the root of the document, for stylesheets, as `data-lower-bar`. With `:root:has()` they could find
 * out by themselves, but then browsers style the whole page anew whenever something is put into it.
 */
export function useRootMark(name: 'lower-bar' | 'editor-foot' | 'docked', isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const { documentElement } = document;
    documentElement.setAttribute(`data-${name}`, '');
    return () => documentElement.removeAttribute(`data-${name}`);
  }, [name, isOn]);
}
