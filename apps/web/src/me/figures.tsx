import styles from './me.module.css';

/** A few numbers with what they count, in the order that they are read. */
export const Figures = ({ all }: { readonly all: readonly (readonly [what: string, count: string])[] }) => (
  <dl className={styles.figures}>
    {all.map(([what, count]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{count}</dd>
      </div>
    ))}
  </dl>
);
