import { csvHeader, readCsv } from '../../csv.ts';
import { type Entry, type Importer, type ReadOptions, type Source, SourceError } from '../../importer.ts';
import { attachmentAt } from './attachment.ts';
import { authorOf } from './author.ts';
import { channelOfFile, namesInFileName } from './channel-of-file.ts';
import { PlainMessages } from './plain-messages.ts';

const COLUMNS = ['AuthorID', 'Author', 'Date', 'Content', 'Attachments', 'Reactions'];

/** DiscordChatExporter CSV. The file contains neither the channel nor the ids of messages. */
export const discordCsvImporter: Importer = {
  recognises: (head) => head.kind === 'text' && isHeader(csvHeader(head.text)?.names ?? []),
  read: readMessages,
};

/** Versions before 2.16 separate by semicolons and write one after the last column, too. */
function isHeader(names: readonly string[]): boolean {
  return (
    COLUMNS.every((column, index) => names[index] === column) && names.slice(COLUMNS.length).join('') === ''
  );
}

async function* readMessages(source: Source, options: ReadOptions): AsyncIterable<Entry> {
  const messages = new PlainMessages(
    channelOfFile(source.name, namesInFileName(source.name), options),
    options,
  );
  let isFirst = true;
  for await (const row of readCsv(source.open())) {
    const position = { line: row.line };
    if ('problem' in row) {
      yield { position, rejection: row.problem };
      continue;
    }
    if (isFirst) {
      isFirst = false;
      if (!isHeader(row.fields)) throw new SourceError(`the first line must be ${COLUMNS.join(',')}`);
      continue;
    }
    const [authorId, author, date, content, attachments] = row.fields;
    if (row.fields.length < COLUMNS.length) {
      const rejection = `the row has ${row.fields.length} fields instead of ${COLUMNS.length}`;
      yield { position, rejection };
      continue;
    }
    yield messages.read(
      {
        author: authorOf(author, authorId),
        date: date as string,
        content: content as string,
        attachments: splitUrls(attachments as string).map(attachmentAt),
      },
      position,
      row.size,
    );
  }
}

/** Separated by commas, which URLs may contain. */
function splitUrls(text: string): string[] {
  return text === '' ? [] : text.split(/,(?=https?:)/);
}
