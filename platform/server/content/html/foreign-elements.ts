// Elements that a browser knows and a body may not hold. Written as markup they go, and what they hold stays.

/** Blocks of a page: the text of two of them must not run together. */
export const DIVISIONS: ReadonlySet<string> = new Set([
  ...['section', 'article', 'header', 'footer', 'nav', 'aside', 'main', 'hgroup', 'address', 'search'],
  ...['form', 'fieldset', 'legend', 'dialog', 'menu', 'dir', 'listing', 'xmp', 'plaintext', 'marquee'],
  ...['noframes', 'frameset', 'optgroup', 'option', 'textarea'],
]);

/** Parts of a word may stand in these. */
export const TRANSPARENT: ReadonlySet<string> = new Set([
  ...['label', 'acronym', 'nobr', 'blink', 'data', 'output', 'slot', 'multicol', 'tspan', 'mrow', 'mi', 'mo'],
  ...['mn', 'ms', 'mtext', 'semantics'],
]);

const OTHERS = [
  ...['html', 'head', 'body', 'title', 'base', 'link', 'meta', 'script', 'style', 'noscript', 'template'],
  ...['input', 'button', 'select', 'datalist', 'meter', 'progress', 'keygen', 'isindex', 'canvas', 'iframe'],
  ...['frame', 'noembed', 'object', 'embed', 'applet', 'param', 'audio', 'video', 'source', 'track'],
  ...['picture', 'map', 'area', 'basefont', 'spacer', 'bgsound', 'rtc', 'image', 'svg', 'g', 'path'],
  ...['circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse', 'text', 'defs', 'use', 'symbol'],
  ...['clippath', 'lineargradient', 'radialgradient', 'stop', 'filter', 'mask', 'pattern', 'marker', 'desc'],
  ...['foreignobject', 'animate', 'set', 'math', 'mspace', 'mfrac', 'msqrt', 'mroot', 'msub', 'msup'],
  ...['msubsup', 'munder', 'mover', 'munderover', 'mtable', 'mtr', 'mtd', 'mstyle', 'mpadded', 'mphantom'],
  ...['merror', 'menclose', 'mfenced', 'mmultiscripts', 'mprescripts', 'mglyph', 'annotation'],
  'annotation-xml',
];

export const FOREIGN: ReadonlySet<string> = new Set([...DIVISIONS, ...TRANSPARENT, ...OTHERS]);

/** Elements that have no end. */
export const VOID: ReadonlySet<string> = new Set([
  ...['br', 'hr', 'img', 'wbr', 'col', 'input', 'link', 'meta', 'area', 'base', 'basefont', 'bgsound'],
  ...['embed', 'frame', 'image', 'isindex', 'keygen', 'param', 'source', 'spacer', 'track'],
]);
