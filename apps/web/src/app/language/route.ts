import { NextResponse } from 'next/server';
import { isLocale, LOCALE_COOKIE } from '../../i18n/locale.ts';

const YEAR = 31_536_000;

/** Remembers the language of this browser for a year. */
export async function POST(request: Request): Promise<NextResponse> {
  const locale = (await request.text()).trim();
  if (!isLocale(locale)) return new NextResponse(null, { status: 400 });
  const answer = new NextResponse(null, { status: 204 });
  answer.cookies.set(LOCALE_COOKIE, locale, { path: '/', maxAge: YEAR, sameSite: 'lax', httpOnly: true });
  return answer;
}
