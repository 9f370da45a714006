/** Around collected text. */
export const textTexts = {
  openTitle: 'Open an external link?',
  openWarning: 'This address was posted by a stranger. Your browser will connect to it.',
  onionHint: 'Onion addresses open only in Tor Browser.',
  openAnyway: 'Open anyway',
  copyDefanged: 'Copy defanged',
  openLink: (address: string) => `Open ${address}`,
  linkHint: 'Asks for confirmation before it opens',
  showAll: (characters: number) => `Show all ${characters.toLocaleString('en')} characters`,
} as const;
