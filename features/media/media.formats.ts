// Which endings stand for which contents. Both sides know: a file that cannot be taken is not sent.

interface Format {
  type: string;
  /** What the content may turn out to be; see platform/server/images/file-kind.ts. */
  kinds: readonly string[];
}

const format = (type: string, ...kinds: string[]): Format => ({ type, kinds });

export const FORMATS: Readonly<Record<string, Format>> = {
  jpg: format('image/jpeg', 'jpeg'),
  jpeg: format('image/jpeg', 'jpeg'),
  png: format('image/png', 'png'),
  gif: format('image/gif', 'gif'),
  webp: format('image/webp', 'webp'),
  bmp: format('image/bmp', 'bmp'),
  tiff: format('image/tiff', 'tiff'),
  tif: format('image/tiff', 'tiff'),
  ico: format('image/x-icon', 'ico'),
  svg: format('image/svg+xml', 'svg'),
  psd: format('image/vnd.adobe.photoshop', 'psd'),
  ai: format('application/postscript', 'postscript', 'pdf'),
  pdf: format('application/pdf', 'pdf'),
  txt: format('text/plain', 'text'),
  log: format('text/plain', 'text'),
  md: format('text/plain', 'text'),
  csv: format('text/csv', 'text'),
  json: format('application/json', 'text'),
  zip: format('application/zip', 'zip'),
  gz: format('application/gzip', 'gzip'),
  'tar.gz': format('application/gzip', 'gzip'),
  tgz: format('application/gzip', 'gzip'),
  rar: format('application/vnd.rar', 'rar'),
  '7z': format('application/x-7z-compressed', '7z'),
  doc: format('application/msword', 'ole'),
  xls: format('application/vnd.ms-excel', 'ole'),
  ppt: format('application/vnd.ms-powerpoint', 'ole'),
  docx: format('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'zip'),
  xlsx: format('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'zip'),
  pptx: format('application/vnd.openxmlformats-officedocument.presentationml.presentation', 'zip'),
  odt: format('application/vnd.oasis.opendocument.text', 'zip'),
  ods: format('application/vnd.oasis.opendocument.spreadsheet', 'zip'),
  mp4: format('video/mp4', 'mp4'),
  mov: format('video/quicktime', 'mp4'),
  m4a: format('audio/mp4', 'mp4'),
  webm: format('video/webm', 'webm'),
  ogg: format('audio/ogg', 'ogg'),
  mp3: format('audio/mpeg', 'mp3'),
  wav: format('audio/wav', 'wav'),
  flac: format('audio/flac', 'flac'),
};

/** `tar.gz` of `notes.tar.gz`, '' where there is none. */
export function extensionOf(name: string): string {
  const lower = name.toLowerCase();
  if (/[^.]\.tar\.gz$/.test(lower)) return 'tar.gz';
  return /[^.]\.([a-z0-9]{1,10})$/.exec(lower)?.[1] ?? '';
}

export function isAllowed(extension: string, allowed: readonly string[]): boolean {
  if (extension === '') return false;
  return (
    allowed.some((each) => each.toLowerCase() === extension) ||
    (extension === 'tar.gz' && allowed.includes('gz'))
  );
}

/** Browsers draw and play these by themselves, and they can do nothing else. */
export function isShown(type: string): boolean {
  return (
    [
      'image/jpeg',
      'image/png',
      'image/gif',
      'image/webp',
      'image/bmp',
      'image/x-icon',
      'image/avif',
    ].includes(type) || /^(?:audio|video)\/(?!ogg;)/.test(type)
  );
}

/** Written into the address of a file, so that a body without its records still tells what is ours. */
export const FILE_PATH = /\/uploads\/(media\/[0-9a-z]{2}\/[0-9a-z]{24,60}\.[0-9a-z.]{1,20})/g;
