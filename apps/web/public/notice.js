// What the worker of /sw.js does when the server tells this device something. It is handed `self.words`.
self.addEventListener('push', (event) => {
  const { matchId, table, people, locale } = event.data.json();
  const { title, at, among } = self.words[locale] ?? self.words.en;
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(people);
  const shown = self.registration.showNotification(title, {
    body: table ? at.replace('{table}', () => table) : among.replace('{people}', () => names),
    lang: locale,
    tag: matchId,
    renotify: true,
    icon: '/icons/192.png',
    data: { path: `/m/${matchId}` },
  });
  const marked = self.navigator.setAppBadge?.(1).catch(() => undefined);
  event.waitUntil(Promise.all([shown, marked]));
});

async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
