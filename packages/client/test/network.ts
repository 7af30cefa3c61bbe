import type { Seat } from '@stikk/engine';
import type { OhHellCommand, OhHellEvent } from '@stikk/variants/oh-hell';
import type { FollowHandlers, Transport } from '../src/index.ts';
import type { TinyServer } from './server.ts';

export interface Weather {
  /** Longest delay of a message in milliseconds. */
  readonly delay: number;
  /** How often an entry is lost and the stream ends after it, comes twice, or a call fails after it arrived: from 0 to 1. */
  readonly loss: number;
  readonly twice: number;
  readonly failure: number;
}

export interface Network extends Transport<OhHellCommand, OhHellEvent> {
  /** The server is gone for a while: streams end, calls fail, what is under way is lost. */
  restart(downFor: number): void;
  calm(): void;
}

/** A way to the server that delays, drops, doubles and reorders. */
export function network(
  server: TinyServer,
  seat: Seat,
  rough: Weather,
  random: () => number,
  submitted: (commandId: string) => void = () => {},
): Network {
  let weather = rough;
  let generation = 0;
  let down = false;
  const streams = new Set<FollowHandlers<OhHellEvent>>();
  const later = (call: () => void) => {
    const born = generation;
    setTimeout(() => born === generation && call(), random() * weather.delay);
  };

  return {
    submit: (commandId, command) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('the network failed'));
        if (down || random() < weather.failure / 2) {
          setTimeout(fail, random() * weather.delay);
          return;
        }
        const born = generation;
        setTimeout(() => {
          if (down || born !== generation) {
            fail();
            return;
          }
          submitted(commandId);
          const outcome = server.submit(seat, commandId, command);
          const lost = random() < weather.failure / 2;
          setTimeout(
            () => (lost || born !== generation ? fail() : resolve(outcome)),
            random() * weather.delay,
          );
        }, random() * weather.delay);
      }),
    follow(fromSeq, handlers) {
      if (down) {
        setTimeout(handlers.lost, 5);
        return () => {};
      }
      streams.add(handlers);
      let open = true;
      later(handlers.opened);
      const stop = server.follow(seat, fromSeq, (entry) => {
        if (random() < weather.loss) {
          setTimeout(() => open && handlers.lost(), random() * 2000);
          return;
        }
        const times = random() < weather.twice ? 2 : 1;
        for (let time = 0; time < times; time++) later(() => open && handlers.entry(entry));
      });
      return () => {
        open = false;
        streams.delete(handlers);
        stop();
      };
    },
    restart(downFor) {
      generation++;
      down = true;
      const cut = [...streams];
      streams.clear();
      for (const handlers of cut) random() < 0.5 ? handlers.lost() : handlers.ended();
      setTimeout(() => {
        down = false;
      }, downFor);
    },
    calm() {
      weather = { delay: 5, loss: 0, twice: 0, failure: 0 };
    },
  };
}
