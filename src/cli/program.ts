import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { alertsCommand } from './alerts.ts';
import { auditCommand } from './audit.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { checkCommand } from './check.ts';
import { copyCommand } from './copy.ts';
import { demoCommand } from './demo.ts';
import { feedsCommand } from './feeds.ts';
import { importCommand } from './import.ts';
import { importsCommand } from './imports.ts';
import { keysCommand } from './keys.ts';
import { migrateCommand } from './migrate.ts';
import { optimizeCommand } from './optimize.ts';
import { purgeCommand } from './purge.ts';
import { purgesCommand } from './purges.ts';
import { reenrichCommand } from './reenrich.ts';
import { reindexCommand } from './reindex.ts';
import { retentionCommand } from './retention.ts';
import { serveCommand } from './serve.ts';
import { statusCommand } from './status.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** All commands, with their help. */
export function createProgram(): Command {
  return new Command('nightjar')
    .description(
      'Import, search and serve threat-intelligence data: chats, profiles, leak-site posts and crawled pages.',
    )
    .version(version)
    .showHelpAfterError('(run with --help for usage)')
    .commandsGroup('Server:')
    .addCommand(serveCommand())
    .addCommand(demoCommand())
    .commandsGroup('Data:')
    .addCommand(importCommand())
    .addCommand(importsCommand())
    .addCommand(feedsCommand())
    .addCommand(purgeCommand())
    .addCommand(purgesCommand())
    .commandsGroup('Alerts:')
    .addCommand(alertsCommand())
    .commandsGroup('Access:')
    .addCommand(keysCommand())
    .addCommand(auditCommand())
    .commandsGroup('Maintenance:')
    .addCommand(statusCommand())
    .addCommand(checkCommand())
    .addCommand(optimizeCommand())
    .addCommand(retentionCommand())
    .addCommand(reindexCommand())
    .addCommand(reenrichCommand())
    .addCommand(backupCommand())
    .addCommand(restoreCommand())
    .addCommand(copyCommand())
    .addCommand(migrateCommand())
    .commandsGroup('Help:')
    .helpCommand('help [command]', 'Show the help of a command')
    .addHelpText(
      'after',
      `
Getting started:
  nightjar demo                                      Try it with fictional data
  nightjar import ChatExport_2026-11-14/result.json  Import your own data
  nightjar keys create --name me --scopes all        Create an API key
  nightjar serve                                     Start the server

Data is stored in the folder NIGHTJAR_DATA (default: data) or on a cluster
(NIGHTJAR_STORE). Run "nightjar serve --help" for all settings.`,
    );
}
