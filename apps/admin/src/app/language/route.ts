import { NextResponse } from 'next/server';
import { isLanguage, LANGUAGE_COOKIE } from '../../i18n/language.ts';

const YEAR = 31_536_000;

/** Remembers the language of this browser for a year. */
export async function POST(request: Request): Promise<NextResponse> {
  const language = (await request.text()).trim();
  if (!isLanguage(language)) return new NextResponse(null, { status: 400 });
  const answer = new NextResponse(null, { status: 204 });
  answer.cookies.set(LANGUAGE_COOKIE, language, { path: '/', maxAge: YEAR, sameSite: 'lax', httpOnly: true });
  return answer;
}
