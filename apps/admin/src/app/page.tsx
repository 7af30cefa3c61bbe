import { connection } from 'next/server';
import { health } from '../health.ts';
import styles from './page.module.css';

export default async function Page() {
  await connection();
  const server = await health();
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Stikk director</h1>
      <section className={styles.panel} aria-labelledby="server">
        <h2 id="server" className={styles.heading}>
          Server
        </h2>
        <p className={server.ok ? styles.up : styles.down} role="status">
          {server.ok ? 'Answering' : `Not answering: ${server.reason}`}
        </p>
        {server.ok && (
          <dl className={styles.facts}>
            {server.facts.map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <p className={styles.note}>Replays, disputes and rulings are not here yet.</p>
    </main>
  );
}
