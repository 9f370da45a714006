/**
 * Office documents, programs and e-books are ZIP files, too. So a file that was found, not named by the operator, is
 * only opened as an archive if its name says that it is one.
 */
const ARCHIVE_NAME = /\.(?:(?:zip|tar)(?:\.(?:gz|zst))?|tgz|tzst)$/i;

export function isArchiveName(name: string): boolean {
  return ARCHIVE_NAME.test(name);
}
