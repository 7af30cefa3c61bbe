// Preloaded into every child of serve.mjs: when the parent is gone, however it went, so is the child.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const end = () => process.exit(1);
  process.once('disconnect', end);
  if (!process.connected) {
    end();
  }
  process.channel.unref();
}
