// Asks for pages over many connections and reads none of them: a process of its own, so that what it holds is its own.
// Arguments: an address to connect to, as JSON for `net.connect`; how many connections; how many pages each.
import { connect } from 'node:net';

const [target, connections, pages] = process.argv.slice(2).map((each) => JSON.parse(each));
let begun = 0;
let ended = 0;

for (let at = 0; at < connections; at++) open(at);
process.on('disconnect', () => process.exit());

function open(at) {
  const socket = connect(target);
  let isConnected = false;
  socket.on('connect', () => {
    isConnected = true;
    begun++;
    socket.pause();
    socket.write(
      Array.from({ length: pages }, (_, page) => requestFor(`/search?query=bees${at}x${page}`)).join(''),
    );
    tell();
  });
  // Refused for now: too many come at once.
  socket.on('error', () => (isConnected ? undefined : setTimeout(open, 50, at)));
  socket.on('close', () => {
    if (!isConnected) return;
    ended++;
    tell();
  });
}

function requestFor(path) {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
}

function tell() {
  process.send?.({ begun, ended });
}
