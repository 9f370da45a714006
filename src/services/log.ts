import pino, { type Logger } from 'pino';

const STANDARD_OUTPUT = 1;
/** Lines that wait for the disk to have space again. Further ones are lost. */
const UNWRITTEN_BYTES_MAX = 1024 * 1024;

/**
 * JSON lines on standard output, buffered for up to half a second: a system call per request would be too slow. A log
 * that cannot be written, because its disk is full, stops nothing else.
 */
export function createLog(level: string, fd = STANDARD_OUTPUT): Logger {
  const destination = pino.destination({
    dest: fd,
    minLength: 4096,
    maxLength: UNWRITTEN_BYTES_MAX,
    periodicFlush: 500,
    sync: true,
  });
  const log = pino({ level, base: null }, destination);
  let lost = 0;
  // What could not be written stays in the buffer, and is written with the next line.
  destination.on('error', () => {});
  destination.on('drop', () => {
    lost++;
  });
  destination.on('drain', () => {
    if (lost === 0) return;
    log.warn({ lines: lost }, 'log lines are lost: the log could not be written');
    lost = 0;
  });
  return log;
}
