import './node.mjs';
import { build } from './build.mjs';
import { entry } from './entry.mjs';
import { install } from './install.mjs';
import { serve } from './serve.mjs';

await entry(async (stop) => {
  await install();
  await build();
  return serve(stop);
}, 0);
