import { connect, type Socket } from 'node:net';

/** So many to a server of this machine. */
export function connectAll(port: number, count: number): Promise<Socket[]> {
  return Promise.all(Array.from({ length: count }, () => connectOne(port)));
}

function connectOne(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      resolve(socket);
    });
  });
}
