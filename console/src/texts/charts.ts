/** Texts of the charts. Numbers arrive formatted. */
export const MONTH_NAMES = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** Weeks start on Monday. */
export const WEEKDAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export const chartTexts = {
  intervals: { hour: 'Hourly', day: 'Daily', week: 'Weekly', month: 'Monthly' },
  soFar: {
    hour: 'so far this hour',
    day: 'so far today',
    week: 'so far this week',
    month: 'so far this month',
  },
  weekOf: (date: string) => `Week of ${date}`,
  span: (from: string, to: string) => `${from} – ${to}`,
  withNote: (text: string, note: string) => `${text}, ${note}`,

  notCollected: 'Not collected',
  empty: 'Collected, empty',
  noData: 'No data in this range',
  fewer: 'Fewer',
  more: 'More',
  total: 'Total',
  date: 'Date',
  count: 'Count',
  status: 'Status',
  country: 'Country',
  weekday: 'Weekday',
  unknownCountry: (code: string) => `Unknown country ${code}`,

  inTotal: (count: string) => `${count} in total`,
  entries: (count: string, isOne: boolean) => `${count} ${isOne ? 'entry' : 'entries'}`,
  summary: (total: string, from: string, to: string, peak: string, peakAt: string) =>
    `${total} from ${from} to ${to}. Highest: ${peak}, ${peakAt}.`,
  emptySummary: 'No data in this range.',
  heatmapSummary: (peak: string, at: string) => `Busiest hour: ${at}, ${peak}.`,
  daysSummary: (collected: string, all: string) => `${collected} of ${all} days collected.`,
  countriesSummary: (countries: string, most: string, count: string) =>
    `${countries} with data. Most: ${most}, ${count}.`,
  countries: (count: string, isOne: boolean) => `${count} ${isOne ? 'country' : 'countries'}`,

  pick: {
    hour: 'Click for this hour',
    day: 'Click for this day',
    week: 'Click for this week',
    month: 'Click for this month',
  },
  pickOrDrag: {
    hour: 'Drag to narrow, click for this hour',
    day: 'Drag to narrow, click for this day',
    week: 'Drag to narrow, click for this week',
    month: 'Drag to narrow, click for this month',
  },
  applyRange: 'Enter applies the range, Esc discards it',
  releaseRange: 'Release to apply the range',
  foot: (total: string, action: string) => `${total}. ${action}`,
  clearRange: 'Clear range',

  viewAsTable: 'View as table',
  viewAsChart: 'View as chart',
  legend: 'Series',
  legendTitle: (name: string, count: string) =>
    `${name}: ${count}. Click to hide or show, Alt-click to show only this one.`,

  rangeStart: (label: string) => `${label}: start`,
  rangeEnd: (label: string) => `${label}: end`,
  value: (label: string, value: string) => `${label}: ${value}`,
  hour: (weekday: string, from: string, to: string) => `${weekday} ${from}–${to}`,
} as const;
