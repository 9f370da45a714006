import { EXIT_FAILED, run } from './run.ts';

const SIGPIPE_STATUS = 128 + 13;

// Stored data is about real people: only the owner may read files that nightjar creates.
process.umask(0o077);

// The reader closed the pipe, as in "nightjar audit | head": exit like other tools do on SIGPIPE.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(SIGPIPE_STATUS);
});

// There is nowhere left to report it, and a server goes on without it.
process.stderr.on('error', () => {});

const code = await run(process.argv.slice(2));
// A command that failed may have left connections open, which must not keep the process alive.
if (code === EXIT_FAILED) {
  // A pipe's reader may be behind: exiting now would cut off the output.
  await Promise.all([process.stdout, process.stderr].map(flush));
  process.exit(code);
}
process.exitCode = code;

function flush(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => stream.write('', () => resolve()));
}
