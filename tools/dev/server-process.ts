import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const exitWithParent = new URL('../../scripts/exit-with-parent.mjs', import.meta.url).href;

export class ServerProcess {
  private child: ChildProcess | undefined;
  private turn: Promise<void> = Promise.resolve();
  private readonly script: string;

  constructor(script: string) {
    this.script = script;
  }

  // One after the other: the new server needs the port of the old one.
  restart(): void {
    this.turn = this.turn.then(async () => {
      await this.end();
      const args = ['--import', exitWithParent, this.script];
      const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
      child.on('exit', (code) => {
        if (this.child === child && code)
          console.error('The server ended; it starts again at the next change.');
      });
      this.child = child;
    });
  }

  stop(): Promise<void> {
    this.turn = this.turn.then(() => this.end());
    return this.turn;
  }

  private async end(): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}
