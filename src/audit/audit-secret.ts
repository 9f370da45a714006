import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Keys of the audit log, both made from one secret. */
export class AuditSecret {
  #terms: Buffer;
  #chain: Buffer;

  constructor(secret: Buffer) {
    this.#terms = derive(secret, 'terms');
    this.#chain = derive(secret, 'chain');
  }

  /** Reads the secret, or creates it. */
  static obtain(file: string): AuditSecret {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    try {
      writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, {
        mode: 0o600,
        flag: 'wx',
        flush: true,
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    return AuditSecret.#read(file);
  }

  /** Undefined where there is none: nothing was ever recorded with this data folder. */
  static find(file: string): AuditSecret | undefined {
    return existsSync(file) ? AuditSecret.#read(file) : undefined;
  }

  static #read(file: string): AuditSecret {
    const secret = Buffer.from(readFileSync(file, 'utf8'), 'base64');
    if (secret.length !== 32) throw new Error(`${file} does not hold a secret of the audit log`);
    return new AuditSecret(secret);
  }

  /** What stands for a value in the mode `hashed`: the same for the same term, whatever its letter case. */
  hashTerm(value: string): string {
    return `hmac:${hmac(this.#terms, value.trim().normalize('NFC').toLowerCase())}`;
  }

  /** Binds a line to the one before it. */
  sign(previous: string, line: string): string {
    return hmac(this.#chain, `${previous}\n${line}`);
  }
}

function derive(secret: Buffer, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}

function hmac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
