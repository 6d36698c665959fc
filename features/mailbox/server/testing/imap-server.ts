// A mail server that speaks IMAP (RFC 3501) over loopback: what reading a folder needs, and the faults that such servers have.
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Certificate } from './certificate.ts';

interface StoredMail {
  uid: number;
  content: Buffer;
  /** What the server says it is, where that is something else. */
  size?: number;
  isSeen: boolean;
}

export interface ImapServer {
  port: number;
  password: string;
  uidValidity: number;
  mails: StoredMail[];
  /** What clients asked for, without their passwords. */
  commands: string[];
  /** It greets nobody; answers no command; ends the connection in the middle of a mail. */
  fault: 'none' | 'noGreeting' | 'silent' | 'cut';
  /** A command with these words in it is never answered. */
  holds: string | undefined;
  add(content: string | Buffer, more?: { uid?: number; size?: number }): StoredMail;
  close(): Promise<void>;
}

const FOLDER = 'INBOX';

/** With a certificate: encrypted from the first byte. */
export async function imapServer(certificate?: Certificate): Promise<ImapServer> {
  const sockets = new Set<Socket>();
  const take = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    converse(state, socket);
  };
  const server = certificate ? createTlsServer(certificate, take) : createServer(take);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const state: ImapServer = {
    port: (server.address() as { port: number }).port,
    password: 'open sesame',
    uidValidity: 7,
    mails: [],
    commands: [],
    fault: 'none',
    holds: undefined,
    add(content, { uid = (state.mails.at(-1)?.uid ?? 0) + 1, size } = {}) {
      const mail = { uid, content: Buffer.from(content), isSeen: false, ...(size !== undefined && { size }) };
      state.mails.push(mail);
      return mail;
    },
    close: () => closed(server, sockets),
  };
  return state;
}

function closed(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy();
  return new Promise((resolve) => server.close(() => resolve()));
}

function converse(state: ImapServer, socket: Socket): void {
  if (state.fault === 'noGreeting') return;
  socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
  let rest = '';
  socket.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) answer(state, socket, line);
  });
}

function answer(state: ImapServer, socket: Socket, line: string): void {
  const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
  state.commands.push(command.startsWith('LOGIN') ? 'LOGIN' : command);
  if (state.fault === 'silent' || (state.holds !== undefined && command.includes(state.holds))) return;
  const verb = command.replace(/^UID /, '').split(' ', 1)[0] ?? '';
  const done = (words: string) => socket.write(`${tag} ${words}\r\n`);
  if (verb === 'LOGIN')
    return void done(
      command.includes(`"${state.password}"`)
        ? 'OK signed in'
        : 'NO [AUTHENTICATIONFAILED] Wrong name or password',
    );
  if (verb === 'SELECT' && command !== `SELECT ${FOLDER}`)
    return void done('NO [NONEXISTENT] There is no such folder');
  for (const each of linesOf(state, verb, command)) socket.write(each);
  if (state.fault === 'cut' && command.includes('BODY.PEEK[]')) return void socket.end();
  done(verb === 'SELECT' ? 'OK [READ-WRITE] selected' : 'OK done');
}

function linesOf(state: ImapServer, verb: string, command: string): (string | Buffer)[] {
  if (verb === 'CAPABILITY') return ['* CAPABILITY IMAP4rev1\r\n'];
  if (verb === 'LIST')
    return [command.endsWith('""') ? '* LIST (\\Noselect) "/" ""\r\n' : `* LIST () "/" ${FOLDER}\r\n`];
  if (verb === 'SELECT')
    return [
      `* ${state.mails.length} EXISTS\r\n`,
      '* FLAGS (\\Seen \\Deleted)\r\n',
      '* OK [PERMANENTFLAGS (\\Seen \\Deleted)] flags\r\n',
      `* OK [UIDVALIDITY ${state.uidValidity}] uids\r\n`,
      `* OK [UIDNEXT ${(state.mails.at(-1)?.uid ?? 0) + 1}] next\r\n`,
    ];
  if (verb === 'SEARCH') return [`* SEARCH ${found(state, command).join(' ')}\r\n`];
  const uid = Number(/^UID \w+ (\d+)/.exec(command)?.[1]);
  const at = state.mails.findIndex((mail) => mail.uid === uid);
  const mail = state.mails[at];
  if (!mail) return verb === 'LOGOUT' ? ['* BYE bye\r\n'] : [];
  if (verb === 'FETCH') return fetched(state, mail, { number: at + 1, command });
  if (verb === 'STORE') mail.isSeen = true;
  return [];
}

/** As servers do, the last mail belongs to every range that ends with a star. */
function found({ mails }: ImapServer, command: string): number[] {
  const from = /UID (\d+):\*/.exec(command)?.[1];
  const last = mails.at(-1)?.uid;
  return mails
    .filter(({ uid, isSeen }) => (from === undefined ? !isSeen : uid >= Number(from) || uid === last))
    .map(({ uid }) => uid);
}

function fetched(
  { fault }: ImapServer,
  { uid, content, size = content.length }: StoredMail,
  { number, command }: { number: number; command: string },
): (string | Buffer)[] {
  const start = `* ${number} FETCH (UID ${uid} RFC822.SIZE ${size}`;
  const head = /BODY\.PEEK\[(HEADER\.FIELDS \([^)]*\))\]/.exec(command)?.[1];
  if (head !== undefined) {
    const end = content.indexOf('\r\n\r\n');
    const lines = content.subarray(0, end < 0 ? content.length : end + 4);
    return [`${start} BODY[${head}] {${lines.length}}\r\n`, lines, ')\r\n'];
  }
  if (!command.includes('BODY.PEEK[]')) return [`${start})\r\n`];
  const [, most = String(content.length)] = /<0\.(\d+)>/.exec(command) ?? [];
  const part = content.subarray(0, Number(most));
  const sent = fault === 'cut' ? part.subarray(0, part.length / 2) : part;
  return [`${start} BODY[]<0> {${part.length}}\r\n`, sent, ...(fault === 'cut' ? [] : [')\r\n'])];
}
