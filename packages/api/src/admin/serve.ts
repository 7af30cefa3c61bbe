import type { IncomingMessage, ServerResponse } from 'node:http';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import { fromNodeHeaders } from 'better-auth/node';
import { adminRouter } from '../admin-router.ts';
import { deviceOf } from '../device.ts';
import { addressOf, isSecure } from '../peer.ts';
import type { Services } from '../services.ts';
import { sessionOf, tokenOf } from './session.ts';
import type { AdminContext } from './trpc.ts';

const TRPC_PATH = '/api/trpc';
const MOST_BYTES = 100_000;

/** Answers the directors' app under `/api/`; false, and nothing done, for any other request. */
export const adminHandler =
  (
    services: Services,
    { hall, studies, limits, auth }: Pick<AdminContext, 'hall' | 'studies' | 'limits' | 'auth'>,
  ) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const pathname = (request.url ?? '/').split('?', 1)[0]!;
    if (!pathname.startsWith(`${TRPC_PATH}/`)) return false;
    const createContext = async (): Promise<AdminContext> => {
      const headers = fromNodeHeaders(request.headers);
      const token = tokenOf(headers);
      const safe = isSecure(request) ? '; Secure' : '';
      return {
        services,
        hall,
        studies,
        limits,
        address: addressOf(request),
        token,
        staff: await sessionOf(services, token),
        device: deviceOf(headers),
        auth,
        headers,
        give: (cookies) => {
          for (const cookie of cookies) response.appendHeader('set-cookie', cookie + safe);
        },
      };
    };
    void nodeHTTPRequestHandler({
      router: adminRouter,
      req: request,
      res: response,
      path: pathname.slice(TRPC_PATH.length + 1),
      maxBodySize: MOST_BYTES,
      createContext,
    });
    return true;
  };
