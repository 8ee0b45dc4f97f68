/** The colours in which things are painted. */

const DICE: Readonly<Record<string, string>> = {
  red: '#ff6b66',
  green: '#58d07c',
  blue: '#6ba6ff',
  white: '#f4f1e8',
  snow: '#dff3ff',
  water: '#63c8ff',
};

const HEROES: Readonly<Record<string, string>> = {
  jack_wrobel: '#f2b84e',
  maryla_morgensztern: '#9bd46a',
  daniel_przysiadlo: '#d79af0',
  rysiek_niedzwiedz: '#e58a55',
};

const GROUPS: readonly (readonly [tone: string, names: string])[] = [
  ['#8fd0ff', 'blekitny_smok krolowa_niech_to_zamarznie sniezynka_furiatka lyzwiarka_figurowa'],
  ['#e9f6ff', 'szalony_balwan nieszczesliwy_bialy_mis yeti_z_problemami snowflake deep_snow'],
  ['#9fb7d4', 'pingwiny_desantowe krwiozerczy_pingwin pingwin_cesarski foka_futbolistka'],
  ['#b9c7a2', 'zziebniety_szkielet zombie_himalaista nadgnily_czarny_rycerz widmowy_wielorybnik'],
  ['#b8a8e8', 'duch_mroznej_przeoryszy widmo_kramarza przebudzony_horror'],
  ['#8fce6a', 'goblin_splawik'],
  ['#d9a878', 'mors_na_diecie lunatykujacy_mamut krasnolud_murarz pan_elastyczny zafrasowany_krol'],
  ['#ffd36b', 'coins coin price gold chest leader trophy level symbols market'],
  ['#ff6b66', 'life heart hearts damage healing serce_feniksa'],
];
const TONES = new Map(
  GROUPS.flatMap(([tone, names]) => names.split(' ').map((name) => [name, tone] as const)),
);
const PLAIN = '#bcd9f2';

/** The colour in which something is painted. */
export function toneOf(name: string): string {
  return DICE[name] ?? HEROES[name] ?? TONES.get(name) ?? PLAIN;
}

/** The colour of the frame of a level, as on the cards. */
export function levelTone(level: number): string {
  return ['#6b7a90', '#e8bb3d', '#35b9c4', '#a374d8', '#9aa5b4'][level] ?? '#e14b3f';
}

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

export function roman(level: number): string {
  return ROMAN[level] ?? String(level);
}
