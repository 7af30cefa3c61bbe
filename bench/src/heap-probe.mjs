// Loaded into the server before everything else: tells the bytes in use once all garbage is gone.
process.on('message', () => {
  globalThis.gc();
  globalThis.gc();
  process.send(process.memoryUsage().heapUsed);
});
