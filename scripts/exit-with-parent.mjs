// Loaded into every Parley process that a script starts: when the script is killed without a chance to
// say so, the process it started stops by itself, gracefully, instead of holding its port for ever.
import cluster from 'node:cluster';

if (process.channel) {
  // One of several would otherwise end at once, in the middle of what it is at.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The listener alone would keep the process alive for the sake of the channel.
  process.channel.unref();
}
