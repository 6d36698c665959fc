// A network between a process and what it speaks to, for tests: it can fall silent without closing anything, as a dead
// network does, or cut everything at once.
import { createServer, connect as open, type Socket } from 'node:net';

export interface HoldingProxy {
  /** The address given, by way of the proxy. */
  url: string;
  /** From now on nothing passes, in either direction; new connections are taken and get no answer. */
  hold(): void;
  /** Holds alone the connections that said this (a name of the application, for one) when they began. */
  holdThose(word: string): void;
  /** Those that are held stay so. */
  letNewOnesThrough(): void;
  /** What was held goes its way. */
  letGo(): void;
  cutAll(): void;
  close(): Promise<void>;
}

class Link {
  isHeld = false;
  /** What the client said first: for PostgreSQL, who it is. */
  introduction = '';
  readonly #near: Socket;
  #far: Socket | undefined;
  readonly #target: { host: string; port: number };

  constructor(near: Socket, target: { host: string; port: number }) {
    this.#near = near;
    this.#target = target;
    near.on('error', () => this.cut());
    near.on('close', () => this.cut());
    near.on('data', (bytes) => {
      if (this.introduction.length < 500) this.introduction += bytes.toString('latin1');
      this.#far?.write(bytes);
    });
    near.pause();
  }

  open(): void {
    if (this.#far) return;
    const far = open(this.#target);
    this.#far = far;
    far.on('error', () => this.cut());
    far.on('close', () => this.cut());
    far.on('data', (bytes) => this.#near.write(bytes));
    this.#near.resume();
  }

  hold(): void {
    this.isHeld = true;
    this.#near.pause();
    this.#far?.pause();
  }

  letGo(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.open();
    this.#near.resume();
    this.#far?.resume();
  }

  cut(): void {
    this.#near.destroy();
    this.#far?.destroy();
  }
}

export async function holdingProxy(address: string): Promise<HoldingProxy> {
  const url = new URL(address);
  const target = { host: url.hostname, port: Number(url.port) };
  const links = new Set<Link>();
  let holdsNewOnes = false;
  const server = createServer((near) => {
    const link = new Link(near, target);
    links.add(link);
    near.once('close', () => links.delete(link));
    if (holdsNewOnes) link.hold();
    else link.open();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  const all = (act: (link: Link) => unknown) => {
    for (const link of links) act(link);
  };
  return {
    url: url.href,
    hold() {
      holdsNewOnes = true;
      all((link) => link.hold());
    },
    holdThose: (word) => all((link) => link.introduction.includes(word) && link.hold()),
    letNewOnesThrough() {
      holdsNewOnes = false;
    },
    letGo() {
      holdsNewOnes = false;
      all((link) => link.letGo());
    },
    cutAll: () => all((link) => link.cut()),
    async close() {
      all((link) => link.cut());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
