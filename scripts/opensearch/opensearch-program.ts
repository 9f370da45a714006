import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

export const OPENSEARCH_VERSION = '3.8.0';
const ARTIFACT = `org.opensearch.distribution.integ-test-zip:opensearch:${OPENSEARCH_VERSION}:zip`;
const CACHE = join(homedir(), '.cache', 'nightjar');

/** A JDK that OpenSearch 3 accepts. */
export function javaHome(): string | undefined {
  const candidates = [process.env.OPENSEARCH_JAVA_HOME, ...globSync('/usr/lib/jvm/*').sort().reverse()];
  return candidates.find((home) => {
    const version = /(\d+)/.exec(home?.split('/').at(-1)?.replace('1.', '') ?? '')?.[1];
    return home !== undefined && Number(version) >= 21 && existsSync(join(home, 'bin/java'));
  });
}

/** The reason OpenSearch can't run on this machine, or undefined. */
export function whatIsMissing(): string | undefined {
  if (javaHome() === undefined) return 'no JDK of version 21 or later was found (OPENSEARCH_JAVA_HOME)';
  if (!isInstalled('unzip', '-v')) return 'unzip is not installed; it unpacks OpenSearch';
  if (!existsSync(archive()) && !isInstalled('mvn', '--version'))
    return 'Maven is not installed; it downloads OpenSearch';
  return undefined;
}

/** Unpacks OpenSearch into a folder and returns its home. The download is cached. */
export function unpackOpensearch(folder: string): string {
  if (!existsSync(archive())) {
    mkdirSync(CACHE, { recursive: true });
    execFileSync(
      'mvn',
      ['-q', '-B', 'dependency:copy', `-Dartifact=${ARTIFACT}`, `-DoutputDirectory=${CACHE}`],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
  }
  execFileSync('unzip', ['-q', '-o', archive(), '-d', folder]);
  return join(folder, readdirSync(folder).find((name) => name.startsWith('opensearch-')) ?? '');
}

function archive(): string {
  return join(CACHE, `opensearch-${OPENSEARCH_VERSION}.zip`);
}

function isInstalled(command: string, argument: string): boolean {
  try {
    execFileSync(command, [argument], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
