import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { firstSpoken, isLanguage, LANGUAGE_COOKIE } from './language.ts';
import { messagesOf } from './messages.ts';

export default getRequestConfig(async () => {
  const chosen = (await cookies()).get(LANGUAGE_COOKIE)?.value;
  const locale = isLanguage(chosen) ? chosen : firstSpoken((await headers()).get('accept-language'));
  return { locale, messages: await messagesOf(locale), timeZone: 'Europe/Oslo' };
});
