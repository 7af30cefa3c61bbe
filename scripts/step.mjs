// Runs a command for run.mjs and takes its whole process group down when the parent lets go.
import { spawn } from 'node:child_process';

const [command, ...args] = process.argv.slice(2);
const end = () => process.kill(0, 'SIGTERM');

process.once('disconnect', end);
if (!process.connected) {
  end();
}

const child = spawn(command, args, { stdio: 'inherit' });
child.once('error', (error) => {
  console.error(`${command}: ${error.message}`);
  process.exit(127);
});
child.once('exit', (code) => process.exit(code ?? 1));
