import { dayOf } from '../../time/day.ts';
import { MS_PER_DAY } from '../../time/instant.ts';
import type { SeededRandom } from '../random.ts';
import type { Company } from './companies.ts';
import type { DemoGroup } from './groups.ts';

export type Style = 'formal' | 'plain' | 'boasting' | 'countdown' | 'polite';

interface Claim {
  company: Company;
  group: DemoGroup;
  at: number;
  gigabytes: number;
  days: number;
  files: string;
  price: number;
}

const FILES = [
  'Finance/ledger_{year}.xlsx',
  'HR/passports.rar',
  'HR/contracts_{year}.pdf',
  'Clients/export_full.sql',
  'Projects/drawings.7z',
  'Mail/board_{year}.pst',
  'IT/network_plan.vsdx',
  'Legal/nda_signed.pdf',
  'Payroll/{year}_q3.xlsx',
  'Quality/audit_report.pdf',
];

/** The full text of a post, as the group words it. */
export function postText(random: SeededRandom, company: Company, group: DemoGroup, at: number): string {
  const year = dayOf(at).slice(0, 4);
  const files = random.shuffled(FILES).slice(0, 3 + random.below(4));
  return WORDING[group.style]({
    company,
    group,
    at,
    gigabytes: Math.round(4 * 200 ** random.fraction()),
    days: 1 + random.below(14),
    files: files.map((file) => `  - ${file.replace('{year}', year)}`).join('\n'),
    price: 50 * (1 + random.below(60)),
  });
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

function deadline({ at, days: count }: Claim): string {
  return dayOf(at + count * MS_PER_DAY);
}

const WORDING: Record<Style, (claim: Claim) => string> = {
  formal: (claim) => `${claim.company.name} (${claim.company.domain}), ${claim.company.countryName}

Industry: ${claim.company.industry}. Revenue: ${claim.company.revenue}M USD. Employees: ${claim.company.employees}.
The management of this company decided not to protect its clients. We hold ${claim.gigabytes} GB of internal documents.

Proof:
${claim.files}

Publication: ${deadline(claim)}, 12:00 UTC.
The company can reach us at ${claim.group.email}.
Payment address: ${claim.group.wallet}`,
  plain: (claim) => `${claim.company.name}
${claim.company.domain}
${claim.gigabytes} GB, full dump in ${days(claim.days)}

${claim.files}

buy it before: ${claim.price}k USD, ${claim.group.wallet}
mail: ${claim.group.email}`,
  boasting: (claim) => `Another one that thought backups are enough!

${claim.company.name}, ${claim.company.employees} people, ${claim.company.countryName}. We walked through ${claim.company.domain} for three weeks and took ${claim.gigabytes} GB.

See for yourself:
${claim.files}

${days(claim.days)} left, then everybody may download it. Write to ${claim.group.email}
Our wallet: ${claim.group.wallet}`,
  countdown: (claim) => `[ ${claim.company.name} ]

status: waiting for payment
deadline: ${deadline(claim)}
volume: ${claim.gigabytes} GB
site: ${claim.company.domain}

tree:
${claim.files}

contact: ${claim.group.email}
btc: ${claim.group.wallet}`,
  polite: (claim) => `Dear ${claim.company.name},

during a free security audit of your network we found several mistakes, and ${claim.gigabytes} GB of your files. We would like to settle this without harm to your name.

An extract, so that you can compare:
${claim.files}

You have ${days(claim.days)}, until ${deadline(claim)}. Our consultants answer at ${claim.group.email}.
Consulting fee: ${claim.price}k USD to ${claim.group.wallet}
Your site ${claim.company.domain} stays untouched.`,
};
