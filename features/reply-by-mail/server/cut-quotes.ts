// What somebody wrote into an answer, without what their mail program put below it: the mail that it answers, signatures. In
// the languages of the usual programs. Line by line, once: long mails take as long as they are long.

const LONGEST_LINE = 300;

/** "On Monday at 14:06 ... wrote:", in one line or broken over two or three; the verb stands anywhere in it. */
const WROTE = [
  'wrote',
  'schrieb',
  'écrit',
  'napisał',
  'pisze',
  'escribió',
  'ha scritto',
  'escreveu',
  'schreef',
  'skrev',
  'كتب',
  'написал',
  'пишет',
  '写道',
];

/** The first line of a block of headers, as Outlook puts above what it quotes. */
const HEADER_NAMES = ['from', 'von', 'de', 'od', 'da', 'van', 'från', 'fra', 'من', 'от'];
const SECOND_HEADERS = [
  'sent',
  'date',
  'to',
  'subject',
  'gesendet',
  'datum',
  'an',
  'betreff',
  'envoyé',
  'à',
  'objet',
  'wysłano',
  'data',
  'do',
  'temat',
  'enviado',
  'para',
  'asunto',
  'inviato',
  'verzonden',
  'aan',
  'onderwerp',
  'skickat',
  'till',
  'ämne',
  'تم الإرسال',
  'التاريخ',
  'إلى',
  'الموضوع',
  'تاريخ الإرسال',
];

const DIVIDERS = [
  'original message',
  'ursprüngliche nachricht',
  'message d’origine',
  "message d'origine",
  'message original',
  'wiadomość oryginalna',
  'oryginalna wiadomość',
  'mensaje original',
  'messaggio originale',
  'oorspronkelijk bericht',
  'ursprungligt meddelande',
  'الرسالة الأصلية',
  'forwarded message',
  'weitergeleitete nachricht',
];

const SENT_FROM = [
  'sent from my ',
  'get outlook for ',
  'von meinem ',
  'gesendet mit ',
  'holen sie sich outlook ',
  'envoyé de mon ',
  'envoyé depuis ',
  'télécharger outlook ',
  'wysłane z ',
  'wysłano z ',
  'enviado desde mi ',
  'inviato da ',
  'أُرسلت من ',
  'تم الإرسال من ',
];

export function cutQuotes(text: string, marker: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((_, at) => isEnd(lines, at, marker));
  const own = (end < 0 ? lines : lines.slice(0, end)).filter((line) => !line.startsWith('>'));
  while (own.length > 0 && isLeftOver(own.at(-1) as string)) own.pop();
  return own.join('\n').trim();
}

/** From this line on nothing is their own. */
function isEnd(lines: readonly string[], at: number, marker: string): boolean {
  const line = unquoted(lines[at] as string);
  if (line.length > LONGEST_LINE) return false;
  if (line.includes(marker)) return true;
  // The dashes that begin a signature have a space behind them, which some programs lose.
  if (line === '-- ' || line === '--') return true;
  if (isDivider(line)) return true;
  return isWrote(lines, at) || isHeaderBlock(lines, at);
}

function unquoted(line: string): string {
  return line.replace(/^[> ]+/, '').slice(0, LONGEST_LINE + 1);
}

/** "-----Original Message-----", and the line of underscores of Outlook. */
function isDivider(line: string): boolean {
  const bare = line
    .replace(/[-_*\s]+/g, ' ')
    .trim()
    .toLowerCase();
  if (bare === '') return /^_{20,}\s*$/.test(line);
  return /^[-_*\s]{2}/.test(line) && DIVIDERS.some((each) => bare.startsWith(each));
}

function isWrote(lines: readonly string[], at: number): boolean {
  let joined = '';
  for (const line of lines.slice(at, at + 3)) {
    const bare = unquoted(line).trim();
    if (bare === '' || bare.length > LONGEST_LINE) return false;
    joined = `${joined} ${bare}`;
    if (!joined.endsWith(':') && !joined.endsWith('：')) continue;
    // With a time or an address: "As Ada wrote:" is their own.
    return WROTE.some((each) => joined.includes(each)) && (joined.includes('@') || /\d[:.]\d\d/.test(joined));
  }
  return false;
}

function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (!HEADER_NAMES.includes(headerIn(lines[at]))) return false;
  const next = lines.slice(at + 1, at + 5).filter((line) => SECOND_HEADERS.includes(headerIn(line)));
  return next.length >= 2;
}

/** `*Von:* Ada` is "von". */
function headerIn(line = ''): string {
  const bare = unquoted(line).replaceAll('*', '').trim();
  const colon = bare.indexOf(':');
  return colon > 0 && colon < 30 ? bare.slice(0, colon).trim().toLowerCase() : '';
}

/** What programs put at the end of their own accord. */
function isLeftOver(line: string): boolean {
  const bare = line.trim().toLowerCase();
  return bare === '' || SENT_FROM.some((each) => bare.startsWith(each));
}
