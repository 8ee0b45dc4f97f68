/** How things look: the colours of heroes, monsters and what lies about. */

const HEROES: Readonly<Record<string, string>> = {
  andira_runehand: '#c792ea',
  battlemage_jaes: '#5aa9e6',
  bogran_the_shadow: '#8a93b8',
  grey_ker: '#b9c2c9',
  ispher: '#63c7a0',
  landrec_the_wise: '#7f9cf5',
  lyssa: '#8fd16a',
  mad_carthos: '#ff8a5c',
  mordrog: '#a4c639',
  one_fist: '#e0b36a',
  red_scorpion: '#f06a6a',
  ronan_of_the_wild: '#7fbf7f',
  runewitch_astarra: '#e58ad6',
  silhouette: '#9d8cff',
  sir_valadir: '#f2cf63',
  spiritspeaker_mok: '#5fd0d8',
  steelhorns: '#d99a5b',
  trenloe_the_strong: '#f5a65b',
  varikas_the_dead: '#c9d6b8',
  vyrah_the_falconer: '#f0d9a8',
  monkey: '#c89b6a',
};

const MONSTERS: Readonly<Record<string, string>> = {
  bane_spider: '#7b5ea7',
  beastman: '#a06a3a',
  demon: '#d0392b',
  dragon: '#c2452d',
  giant: '#8d7b68',
  hell_hound: '#e0622a',
  manticore: '#c58b3a',
  naga: '#3f9d78',
  ogre: '#7d8f3f',
  razorwing: '#6c7a99',
  skeleton: '#cfc8b0',
  sorcerer: '#5568b8',
};

const THINGS: Readonly<Record<string, string>> = {
  red: '#f2594b',
  blue: '#5aa9f5',
  yellow: '#ffd24a',
  green: '#59c26b',
  white: '#f3efe4',
  black: '#4a4652',
  copper: '#d0814a',
  silver: '#cfd8e2',
  gold: '#ffcf4a',
  healing_potion: '#f2594b',
  vitality_potion: '#5aa9f5',
  conquest: '#ffcf4a',
  threat: '#d46a5a',
  wounds: '#ef5a5a',
  fatigue: '#5fb8f0',
  burn: '#ff8a3c',
  web: '#e8e3d4',
  stun: '#ffe27a',
  poison: '#8fd14a',
};

/** The colour of a hero. */
export function colourOf(hero: string): string {
  return HEROES[hero] ?? '#e0d0b0';
}

/** The colour of a kind of monster. */
export function hideOf(kind: string): string {
  return MONSTERS[kind] ?? '#9a6b6b';
}

/** The colour in which a picture is painted; `key-red` is red, `master_ogre` an ogre. */
export function toneOf(name: string): string {
  const kind = name.replace(/^master_/, '');
  const last = name.slice(name.lastIndexOf('-') + 1);
  return HEROES[name] ?? MONSTERS[kind] ?? THINGS[name] ?? THINGS[last] ?? '#e9c27a';
}
