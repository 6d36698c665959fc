// The one place that puts HTML into a page: bodies that the renderer made and its sanitiser let through, and what our
// own components drew on the server.

export interface RawHtmlProps {
  html: string;
  id?: string;
  className?: string | undefined;
  /** Of content, whose direction follows from its first letters. */
  dir?: 'auto';
}

/** Hydration leaves what stands in the document. */
export function RawHtml({ html, ...attributes }: RawHtmlProps) {
  return (
    <div
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing else may, and what is given here is our own making.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
