import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The first byte of every TLS connection: a handshake record (RFC 8446 5.1). */
const HANDSHAKE = 0x16;

/**
 * Lets a server of https hand connections that speak plain http to another: both come to one port,
 * and their first byte tells them apart. Gives the function that cuts every connection.
 */
export function alsoPlain(secure: Server, plain: Server, patience: number): () => void {
  const open = new Set<Socket>();
  const shakeHands = secure.listeners('connection') as ((socket: Socket) => void)[];
  secure.removeAllListeners('connection');
  // It never listens itself, and watches over slow senders only once it does.
  secure.once('listening', () => plain.emit('listening'));
  secure.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    const forget = (): void => {
      socket.destroy();
    };
    socket.setTimeout(patience, forget);
    socket.once('error', forget);
    socket.once('data', (first: Buffer) => {
      socket.off('error', forget);
      socket.setTimeout(0);
      socket.off('timeout', forget);
      socket.pause();
      socket.unshift(first);
      if (first[0] === HANDSHAKE) for (const listener of shakeHands) listener.call(secure, socket);
      else plain.emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  return () => {
    for (const socket of open) socket.destroy();
  };
}

/** To the same address with https, where it says one. */
export function toSecure({ headers, url = '/' }: IncomingMessage, response: ServerResponse): void {
  const { host = '' } = headers;
  const usable = /^[\w.:[\]-]+$/.test(host) && url.startsWith('/');
  response.writeHead(usable ? 307 : 400, {
    'cache-control': 'no-store',
    connection: 'close',
    ...(usable ? { location: `https://${host}${url}` } : {}),
  });
  response.end();
}
