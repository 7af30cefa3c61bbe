export { whist } from '../test/whist/index.ts';
export { bondtolvaSubject, randomBondtolva } from './bondtolva.ts';
export { ohHellSubject, randomOptions } from './oh-hell.ts';
export {
  after,
  bid,
  bidsFor,
  cardsFor,
  dealt,
  faultsOf,
  found,
  play,
  reason,
  sheet,
  type Table,
} from './table.ts';
