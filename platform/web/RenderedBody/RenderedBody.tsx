// The body of a post: what the server's renderer made and its sanitiser let through.
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { RawHtml } from '../RawHtml/RawHtml.tsx';

export interface RenderedBodyProps {
  /** Empty while hydrating: the document holds it already, so it is not sent a second time. */
  html: string;
  /** Of the element; stable, since hydration finds the body by it. */
  id: string;
  className?: string;
}

export function RenderedBody({ html, id, className }: RenderedBodyProps) {
  const [inDocument] = useState(() =>
    html === '' && typeof document !== 'undefined' ? (document.getElementById(id)?.innerHTML ?? '') : '',
  );
  return (
    <RawHtml id={id} className={classNames('userContent', className)} dir="auto" html={html || inDocument} />
  );
}
