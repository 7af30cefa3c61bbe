import { Shell } from '../shell/shell.tsx';
import { Start } from '../start/start.tsx';

export default function Page() {
  return (
    <Shell>
      <Start />
    </Shell>
  );
}
