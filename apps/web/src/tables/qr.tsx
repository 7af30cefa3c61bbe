import { encode } from 'uqr';
import styles from './invite.module.css';

/** An address to point a camera at. Dark on light in every theme, or cameras miss it. */
export const Qr = ({ url, label }: { readonly url: string; readonly label: string }) => {
  const { size, data } = encode(url, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
};
