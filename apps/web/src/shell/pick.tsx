'use client';

import { Select, type SelectProps } from '@stikk/ui';
import styles from './pick.module.css';

/** One of many, as wide as what is chosen, with the mark of a list that opens. */
export const Pick = <T extends string>(props: SelectProps<T>) => (
  <span className={styles.pick}>
    <Select {...props} />
  </span>
);
