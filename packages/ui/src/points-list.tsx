import type { ReactNode } from 'react';

/** Points and what they are for, such as those that are left in a deal. */
export const PointsList = (props: {
  title?: ReactNode;
  lines: readonly { id: string; points: ReactNode; text: ReactNode; done?: boolean | undefined }[];
}) => (
  <section className="events points-list">
    {props.title === undefined ? null : <h2>{props.title}</h2>}
    <ol className="log pts">
      {props.lines.map(({ id, points, text, done }) => (
        <li key={id} data-done={done || undefined}>
          <b className="num">{points}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  </section>
);
