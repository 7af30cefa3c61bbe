import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { isLocale, LOCALE_COOKIE, preferred } from './locale.ts';
import { messagesOf } from './messages.ts';

export default getRequestConfig(async () => {
  const chosen = (await cookies()).get(LOCALE_COOKIE)?.value;
  const locale = isLocale(chosen) ? chosen : preferred((await headers()).get('accept-language'));
  return { locale, messages: await messagesOf(locale), timeZone: 'Europe/Oslo' };
});
