export const timeTexts = {
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  ago: (duration: string) => `${duration} ago`,
  exact: (utc: string, local: string) => `${utc} (${local})`,
} as const;
