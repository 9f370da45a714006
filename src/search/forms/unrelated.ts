import { words } from './paradigm.ts';

/**
 * English words that an ending of another language would connect: with -e, "plan" is a German plural and a Turkish
 * dative. Words left of the slash are not forms of words right of it.
 */
const PAIRS = `
  bar bars / bare bares bared
  bit bits / bite bites
  can cans / cane canes
  cap caps / cape capes
  car cars / care cares cared caring
  cod cods / code codes coded coding
  cub cubs / cube cubes
  cut cuts / cute
  dat / date dates dated
  din dins / dine dines
  dot dots / dote
  fat fats / fate fates
  fin fins / fine fines fined
  fir firs / fire fires fired firing
  for / fore
  gam / game games
  gat / gate gates
  glob globs / globe globes
  hat hats / hate hates hated
  hid / hide hides hiding
  hop hops hopped hopping / hope hopes hoped hoping
  hug hugs / huge
  human humans / humane
  kit kits / kite kites
  lin / line lines
  mad / made
  mal / male males
  man men / mane manes
  mat mats / mate mates
  min / mine mines mined mining
  mod mods / mode modes
  nam / name names named
  not / note notes noted
  pal pals / pale
  pan pans / pane panes
  past / paste pastes pasted pasting
  pil / pile piles
  pin pins pinned pinning / pine pines
  pip pips / pipe pipes
  plan plans planned planning / plane planes
  polic / police
  policy policies / police policed
  pop pops / pope popes
  port ports ported porting / porte portes
  rat rats / rate rates rated
  rid / ride rides riding
  rip rips / ripe
  rob robs / robe robes
  rod rods / rode
  rot rots / rote
  scrap scraps / scrape scrapes scraped scraping
  secret secrets / secrete secretes
  sit sits / site sites
  slid / slide slides
  slim / slime
  slop / slope slopes
  spin spins / spine spines
  star stars / stare stares
  stat stats / state states stated
  strip strips / stripe stripes
  tap taps / tape tapes
  them / theme themes
  tim / time times timed
  ton tons / tone tones
  tub tubs / tube tubes
  twin twins / twine
  van vans / vane
  vin / vine vines
  vot / vote votes voted
  win wins winning / wine wines
  new / news
  serve serves served serving / server servers
  trade trades traded trading / trader traders
  drive drives driven driving / driver drivers
  use uses used using / user users
  universe universes universo universos universi / university universities universite universites universita`;

const UNRELATED = new Map<string, Set<string>>();
for (const line of PAIRS.trim().split('\n')) {
  const [left = [], right = []] = line.split('/').map(words);
  for (const word of left) exclude(word, right);
  for (const word of right) exclude(word, left);
}

function exclude(word: string, others: string[]): void {
  UNRELATED.set(word, new Set([...(UNRELATED.get(word) ?? []), ...others]));
}

export function areUnrelated(token: string, other: string): boolean {
  return UNRELATED.get(token)?.has(other) ?? false;
}
