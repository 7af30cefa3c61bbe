// Preloaded into every child of serve.mjs: when the parent is gone, however it went, so is the child.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  process.once('disconnect', () => process.exit(1));
  process.channel.unref();
}
