import type { ReactElement } from 'react';
import type { RenderElementProps } from 'slate-react';

/** Blocks that are an element of HTML and nothing more. */
export function SimpleBlock({ attributes, children, element }: RenderElementProps): ReactElement {
  switch (element.type) {
    case 'h2':
      return <h2 {...attributes}>{children}</h2>;
    case 'h3':
      return <h3 {...attributes}>{children}</h3>;
    case 'h4':
      return <h4 {...attributes}>{children}</h4>;
    case 'h5':
      return <h5 {...attributes}>{children}</h5>;
    case 'blockquote':
      return (
        <blockquote {...attributes} className="blockquote">
          <div className="blockquote-content">{children}</div>
        </blockquote>
      );
    case 'ul':
      return <ul {...attributes}>{children}</ul>;
    case 'ol':
      return <ol {...attributes}>{children}</ol>;
    case 'li':
      return <li {...attributes}>{children}</li>;
    case 'thead':
      return <thead {...attributes}>{children}</thead>;
    case 'tbody':
      return <tbody {...attributes}>{children}</tbody>;
    case 'tfoot':
      return <tfoot {...attributes}>{children}</tfoot>;
    case 'tr':
      return <tr {...attributes}>{children}</tr>;
    case 'caption':
      return <caption {...attributes}>{children}</caption>;
    case 'lic':
    case 'code_line':
    case 'spoiler-content':
      return <div {...attributes}>{children}</div>;
    default:
      return <p {...attributes}>{children}</p>;
  }
}

export function Cell({ attributes, children, element }: RenderElementProps): ReactElement {
  const given =
    typeof element.attributes === 'object' && element.attributes !== null ? element.attributes : {};
  const spans = {
    colSpan: spanOf(element.colSpan ?? ('colspan' in given ? given.colspan : undefined)),
    rowSpan: spanOf(element.rowSpan ?? ('rowspan' in given ? given.rowspan : undefined)),
  };
  return element.type === 'th' ? (
    <th {...attributes} {...spans}>
      {children}
    </th>
  ) : (
    <td {...attributes} {...spans}>
      {children}
    </td>
  );
}

function spanOf(value: unknown): number | undefined {
  const span = Number(value);
  return Number.isInteger(span) && span > 1 && span < 1000 ? span : undefined;
}
