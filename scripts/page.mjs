import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { browser } from './browser.mjs';
import { root } from './run.mjs';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves the files of a folder, whatever stands in it. Resolves to the server and its address. */
function served(folder) {
  const server = createServer(({ url }, response) => {
    const path = join(folder, normalize(new URL(url, 'http://page').pathname));
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ server, address: `http://127.0.0.1:${server.address().port}/` }),
    );
  });
}

/** Bids and plays whatever may be played until a deal is over, the clock running as fast as it can. */
async function playDeal(page) {
  const buttons = page.locator('button:enabled:visible');
  const next = page.getByRole('button', { name: 'Next deal' });
  for (let steps = 0; steps < 200; steps++) {
    if (await next.isVisible()) {
      return true;
    }
    if ((await buttons.count()) > 0) {
      await buttons.first().click();
    }
    await page.clock.runFor(1000);
  }
  return false;
}

/** Plays a deal on a page that stands in a folder. Resolves to what went wrong. */
export async function pagePlays(folder) {
  const executablePath = await browser();
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
  const { server, address } = await served(folder);
  const chrome = await chromium.launch({ ...(executablePath && { executablePath }), args });
  try {
    const page = await chrome.newPage();
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(error.stack));
    page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`));
    page.on('response', (response) => response.ok() || complaints.push(`${response.url()} is not there`));
    await page.clock.install();
    await page.goto(address);
    if (!(await playDeal(page))) {
      complaints.push('no deal came to its end', await page.locator('main').textContent());
    }
    return complaints;
  } finally {
    await chrome.close();
    server.close();
  }
}
