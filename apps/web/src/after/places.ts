/** Where a player stands after a deal. */
export interface Place {
  readonly total: number;
  /** 1 for the highest total, also where it is shared. */
  readonly place: number;
  /** Places won since the deal before; below 0 where they were lost. */
  readonly won: number;
}

/**
 * How the order changed from deal to deal.
 * @param totals of each player after each deal
 * @returns by deal, then by player
 */
export function placesByDeal(totals: readonly (readonly number[])[]): readonly (readonly Place[])[] {
  const deals = totals[0]?.length ?? 0;
  const placeAt = (player: number, deal: number) =>
    1 + totals.filter((other) => other[deal]! > totals[player]![deal]!).length;
  return Array.from({ length: deals }, (_, deal) =>
    totals.map((own, player) => {
      const place = placeAt(player, deal);
      return { total: own[deal]!, place, won: deal === 0 ? 0 : placeAt(player, deal - 1) - place };
    }),
  );
}

/** The deals, from 1, in which each player won or lost places. */
export function turnsOf(totals: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const places = placesByDeal(totals);
  return totals.map((_, player) => places.flatMap((deal, at) => (deal[player]!.won === 0 ? [] : [at + 1])));
}
