/** Titles of the views, in the browser's tab and in breadcrumbs. */
export const viewTexts = {
  overview: 'Overview',
  search: 'Search',
  conversation: 'Conversation',
  person: 'Person',
  channel: 'Channel',
  server: 'Server',
  page: 'Page',
  group: 'Group',
  victim: 'Victim',
  indicator: 'Indicator',
  alerts: 'Alerts',
  ransomware: 'Ransomware',
  feeds: 'Feeds',
  connections: 'Connections',
  components: 'Components',
} as const;
