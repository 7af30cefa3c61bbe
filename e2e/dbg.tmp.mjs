import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const O='http://localhost:4700';
const ctx = await b.newContext({ locale: 'en-GB' }); const p = await ctx.newPage();
const seen = new Map();
p.on('console', (m) => { if (m.type()==='error' || m.type()==='warning') { const k=m.text().slice(0,600); seen.set(p.url()+' '+k, (seen.get(p.url()+' '+k)??0)+1); } });
p.on('pageerror', e => console.log('PE', e.stack.slice(0,500)));
for (const u of ['/', '/new?preset=bondebridge', '/new?preset=bondtolva', '/rules/bondebridge', '/rules/bondtolva','/rules/ohhell','/rules/pocha', '/score', '/verify', '/me', '/offline','/solo?match=x']) { await p.goto(O+u); await p.waitForTimeout(500); }
for (const [k,n] of seen) console.log(n, k);
await b.close();
