import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The key cannot be read or is damaged. */
export class AuditKeyUnusable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AuditKeyUnusable';
  }
}

/** The keys of the audit log, derived from one secret. */
export class AuditSecret {
  #terms: Buffer;
  #chain: Buffer;
  #anchor: Buffer;
  /** Whether it was just created, so that no lines were signed with it yet. */
  readonly isNew: boolean;

  constructor(secret: Buffer, isNew = false) {
    this.isNew = isNew;
    this.#terms = derive(secret, 'terms');
    this.#chain = derive(secret, 'chain');
    this.#anchor = derive(secret, 'anchor');
  }

  static loadOrCreate(file: string): AuditSecret {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    let isNew = true;
    try {
      writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, {
        mode: 0o600,
        flag: 'wx',
        flush: true,
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      isNew = false;
    }
    return AuditSecret.#read(file, isNew);
  }

  /** Undefined if no audit log was ever written with this data folder. */
  static load(file: string): AuditSecret | undefined {
    return existsSync(file) ? AuditSecret.#read(file) : undefined;
  }

  static #read(file: string, isNew = false): AuditSecret {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      throw new AuditKeyUnusable(`cannot read the audit key: ${(error as Error).message}`);
    }
    const secret = Buffer.from(text, 'base64');
    if (secret.length !== 32)
      throw new AuditKeyUnusable(`the audit key ${file} is damaged; restore it from a backup`);
    return new AuditSecret(secret, isNew);
  }

  /** For the mode `hashed`; case-insensitive. */
  hashTerm(value: string): string {
    return `hmac:${hmac(this.#terms, value.trim().normalize('NFC').toLowerCase())}`;
  }

  /** Chains a line to the previous one. */
  sign(previous: string, line: string): string {
    return hmac(this.#chain, `${previous}\n${line}`);
  }

  signAnchor(text: string): string {
    return hmac(this.#anchor, text);
  }
}

function derive(secret: Buffer, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}

function hmac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
